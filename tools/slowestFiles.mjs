// Where the time of the unit and integration tests goes: the files that took longest, from the runner's report.

/** The files whose tests took longest, the longest first, in seconds to a tenth. */
export function slowestFiles(report, count = 10) {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({ file: name, seconds: Math.round((endTime - startTime) / 100) / 10 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
}
