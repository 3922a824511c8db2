"""Runs allot, HiGHS, kiwisolver and glpsol in turn on the same stacks; called by `peers`, which makes the files."""

import glob
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import time

import highspy
import kiwisolver


def milliseconds(work):
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def allot(measure, count):
    """The whole optimal layout, goals, proofs and all."""
    return float(subprocess.run([measure, "optimum", str(count), "1"], capture_output=True, check=True, text=True).stdout)


def highs(stages):
    """The stages' programs alone, read before the clock runs."""
    total = 0.0
    for stage in stages:
        model = highspy.Highs()
        model.silent()
        model.setOptionValue("threads", 1)
        model.readModel(stage)
        total += milliseconds(model.run)
        assert model.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return total


def kiwi(document):
    """Lengths between their bounds that fill the stack, as equal as may be: strengths in place of goals."""
    length = document["proposal"]["height"]
    frames = [child["modifiers"][0] for child in document["view"]["content"]]

    def work():
        solver = kiwisolver.Solver()
        lengths = [kiwisolver.Variable() for _ in frames]
        for variable, frame in zip(lengths, frames):
            solver.addConstraint(variable >= frame["minHeight"])
            solver.addConstraint(variable <= frame["maxHeight"])
            solver.addConstraint((variable == length / len(frames)) | "weak")
        total = lengths[0]
        for variable in lengths[1:]:
            total = total + variable
        solver.addConstraint((total == length) | "strong")
        solver.updateVariables()

    return milliseconds(work)


def glpsol(stages):
    """The stages' programs as whole processes, which read them too."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    for stage in stages:
        answer = subprocess.run(["glpsol", "--freemps", stage], capture_output=True, check=True, text=True).stdout
        assert re.search("OPTIMAL", answer), answer
    return (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) * 1000


def main():
    rounds, folder, measure, counts = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:]
    print("| children | allot, whole layout | HiGHS, stages | ratio | kiwisolver | ratio | glpsol, stages | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for count in counts:
        stages = sorted(glob.glob(os.path.join(folder, f"{count}-*.mps")))
        with open(os.path.join(folder, f"{count}.json"), encoding="utf-8") as file:
            document = json.load(file)
        times = {"allot": [], "highs": [], "kiwi": [], "glpsol": []}
        for _ in range(rounds):
            times["allot"].append(allot(measure, count))
            times["highs"].append(highs(stages))
            times["kiwi"].append(kiwi(document))
            times["glpsol"].append(glpsol(stages))
        median = {name: statistics.median(values) for name, values in times.items()}
        cells = [count, f"{median['allot']:.2f}"]
        for name in ("highs", "kiwi", "glpsol"):
            cells += [f"{median[name]:.2f}", f"{median['allot'] / median[name]:.2f}"]
        print(f"| {' | '.join(cells)} |")


main()
