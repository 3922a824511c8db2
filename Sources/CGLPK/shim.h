#pragma once
#include <glpk.h>
