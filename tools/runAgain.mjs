// Tests that failed in the whole run are run again alone, once: which, by which arguments, and what that makes of the count.

/** So many may fail in the whole run and pass alone; with more of them the run fails. */
export const MOST_UNSTEADY = 3

/** More failures than this are no accident of a busy machine, and running each alone takes long. */
const MOST_RUN_AGAIN = 10

/** Whether nothing in this file failed although the file did: it could not be loaded, or its set-up failed. */
const brokenAsAWhole = ({ status, assertionResults }) =>
  status !== 'passed' && assertionResults.every(({ status: verdict }) => verdict !== 'failed')

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
const JOURNEYS = 'e2e/journeys'

/**
 * What failed in a report of the unit test runner. Without a title it is the whole file, of which `passed` tests passed all the
 * same.
 */
export function unitFailures(report) {
  return report.testResults.flatMap((result) => {
    const { name: file, message = '', assertionResults } = result
    const having = (verdict) => assertionResults.filter(({ status }) => status === verdict)
    if (brokenAsAWhole(result)) return [{ name: file, file, message, passed: having('passed').length, failed: 1 }]
    return having('failed').map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      file,
      title: fullName,
      message: failureMessages.join('\n'),
      passed: 0,
      failed: 1,
    }))
  })
}

/** What the unit test runner is told so that it runs only this. */
export const unitArguments = ({ file, title }) => [file, ...(title === undefined ? [] : ['-t', `^${escaped(title)}$`])]

/** Errors of no test, but those of a file that is a failure already. */
export const strayFailures = (strayErrors, failures) =>
  strayErrors.filter(({ where }) => !failures.some(({ file, title }) => title === undefined && where.startsWith(file)))

/** How many tests of a report of the unit test runner passed and failed, a file that could not be loaded being one. */
export const unitOutcome = (report) => ({ passed: report.numPassedTests, failed: unitFailures(report).length })

const firstError = (results) => results.find(({ error }) => error)?.error.message ?? ''

/** Every test of a suite of journeys, with the titles around it. */
function journeysIn({ specs = [], suites = [] }, titles = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ title: [...titles, title], status, message: firstError(results) })),
  )
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, [...titles, suite.title]))]
}

/**
 * What failed in a report of the journeys. Where a failure kept other tests of its file from running, it is the whole file,
 * of which `passed` tests passed all the same.
 */
export function journeyFailures(report) {
  return report.suites.flatMap((suite) => {
    const { file } = suite
    const journeys = journeysIn(suite)
    const having = (...verdicts) => journeys.filter(({ status }) => verdicts.includes(status))
    const failed = having('unexpected', 'flaky')
    if (failed.length > 0 && having('skipped').length > 0) {
      const [{ message }] = failed
      return [{ name: `${JOURNEYS}/${file}`, file, message, passed: having('expected').length, failed: failed.length }]
    }
    return failed.map(({ title, message }) => ({
      name: `${JOURNEYS}/${file} › ${title.join(' › ')}`,
      file,
      title: title.join(' '),
      message,
      passed: 0,
      failed: 1,
    }))
  })
}

/** What the runner of the journeys is told so that it runs only this. */
export const journeyArguments = ({ file, title }) => [
  `/${escaped(file)}$`,
  ...(title === undefined ? [] : ['--grep', `${escaped(title)}$`]),
]

/** How many journeys of a report passed and failed, an error of none of them being one. */
export const journeyOutcome = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** Those of the failures that are run again: all, or none where so much failed that something is broken. */
export const toRunAgain = (failures) => (failures.length > MOST_RUN_AGAIN ? [] : failures)

/**
 * Whether what failed in the whole run passed alone; `outcome` is undefined when that run left no report. A run in which nothing
 * passed has found no test by that name.
 */
export const passedAlone = (outcome) => outcome?.failed === 0 && outcome.passed > 0

/** What is accepted of all that failed in the whole run and passed alone: nothing when it is too much. */
export function forgiven(unsteady) {
  const tests = unsteady.reduce((sum, { failure }) => sum + failure.failed, 0)
  return tests > MOST_UNSTEADY ? [] : unsteady
}

/** A count of passed and failed tests in which those that passed alone have passed. */
export const recounted = (count, unsteady) =>
  unsteady.reduce(
    ({ passed, failed }, { failure, outcome }) => ({
      passed: passed + (failure.title === undefined ? outcome.passed - failure.passed : failure.failed),
      failed: failed - failure.failed,
    }),
    count,
  )
