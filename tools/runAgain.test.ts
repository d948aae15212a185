import { describe, expect, it } from 'vitest'
import {
  forgiven,
  journeyArguments,
  journeyFailures,
  journeyOutcome,
  passedAlone,
  recounted,
  strayFailures,
  toRunAgain,
  unitArguments,
  unitFailures,
  unitOutcome,
} from './runAgain.mjs'
import { slowestFiles } from './slowestFiles.mjs'

const unit = (fullName: string, status = 'passed') => ({ fullName, status, failureMessages: [`why ${fullName}`] })
const UNIT_REPORT = {
  numPassedTests: 3,
  testResults: [
    { name: '/p/a.test.ts', status: 'passed', startTime: 0, endTime: 1_240, assertionResults: [unit('a adds')] },
    {
      name: '/p/b.test.ts',
      status: 'failed',
      startTime: 1_000,
      endTime: 9_000,
      assertionResults: [unit('b (x|y) fails?', 'failed'), unit('b passes')],
    },
    {
      name: '/p/c.test.ts',
      status: 'failed',
      message: 'no such module',
      startTime: 0,
      endTime: 0,
      assertionResults: [],
    },
    {
      name: '/p/d.test.ts',
      status: 'failed',
      startTime: 0,
      endTime: 500,
      assertionResults: [unit('d one'), unit('d two', 'skipped')],
    },
  ],
}

const journey = (title: string, status = 'expected') => {
  const results = status === 'unexpected' ? [{ error: { message: `why ${title}` } }] : [{}]
  return { title, tests: [{ status, results }] }
}
const JOURNEY_REPORT = {
  stats: { expected: 3, unexpected: 3, flaky: 0 },
  errors: [],
  suites: [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [journey('passes'), journey('fails', 'unexpected')] },
    {
      title: 'b.spec.ts',
      file: 'b.spec.ts',
      specs: [journey('first')],
      suites: [{ title: 'inner', specs: [journey('second', 'unexpected')] }],
    },
    {
      title: 'c.spec.ts',
      file: 'c.spec.ts',
      specs: [journey('one'), journey('two', 'unexpected'), journey('three', 'skipped')],
    },
  ],
}

/** A failure that passed alone in a run in which so many passed. */
const unsteady = (passed: number, failure: object = {}) => ({
  failure: { title: 'a', passed: 0, failed: 1, ...failure },
  outcome: { passed, failed: 0 },
})

describe('what failed in the whole run', () => {
  it('are tests by file and title, and a file as a whole where none of its tests failed', () => {
    const failures = unitFailures(UNIT_REPORT)
    expect(failures).toMatchObject([
      { name: '/p/b.test.ts › b (x|y) fails?', file: '/p/b.test.ts', title: 'b (x|y) fails?', failed: 1 },
      { name: '/p/c.test.ts', message: 'no such module', passed: 0, failed: 1 },
      { name: '/p/d.test.ts', passed: 1, failed: 1 },
    ])
    expect(unitOutcome(UNIT_REPORT)).toEqual({ passed: 3, failed: 3 })
  })

  it('are errors of no test too, but not those of a file that failed as a whole', () => {
    const between = { where: 'between the tests', text: 'boom' }
    const ofTest = { where: '/p/b.test.ts › b', text: 'hook' }
    const ofFile = { where: '/p/d.test.ts › d', text: 'hook' }
    expect(strayFailures([between, ofTest, ofFile], unitFailures(UNIT_REPORT))).toEqual([between, ofTest])
  })

  it('are journeys by file and titles, and a file as a whole where one kept others from running', () => {
    expect(journeyFailures(JOURNEY_REPORT)).toEqual([
      {
        name: 'e2e/journeys/a.spec.ts › fails',
        file: 'a.spec.ts',
        title: 'fails',
        message: 'why fails',
        passed: 0,
        failed: 1,
      },
      {
        name: 'e2e/journeys/b.spec.ts › inner › second',
        file: 'b.spec.ts',
        title: 'inner second',
        message: 'why second',
        passed: 0,
        failed: 1,
      },
      { name: 'e2e/journeys/c.spec.ts', file: 'c.spec.ts', message: 'why two', passed: 1, failed: 1 },
    ])
    expect(journeyOutcome(JOURNEY_REPORT)).toEqual({ passed: 3, failed: 3 })
    expect(journeyOutcome({ ...JOURNEY_REPORT, errors: [{ message: 'not loaded' }] }).failed).toBe(4)
  })
})

describe('what failed is run again', () => {
  it('alone: exactly that test, or the whole file', () => {
    const [test, file] = unitFailures(UNIT_REPORT)
    expect(unitArguments(test)).toEqual(['/p/b.test.ts', '-t', '^b \\(x\\|y\\) fails\\?$'])
    expect(unitArguments(file)).toEqual(['/p/c.test.ts'])
    const [one, , whole] = journeyFailures(JOURNEY_REPORT)
    expect(journeyArguments(one)).toEqual(['/a\\.spec\\.ts$', '--grep', 'fails$'])
    expect(journeyArguments(whole)).toEqual(['/c\\.spec\\.ts$'])
  })

  it('unless so much failed that something is broken', () => {
    expect(toRunAgain(Array.from({ length: 10 }))).toHaveLength(10)
    expect(toRunAgain(Array.from({ length: 11 }))).toEqual([])
  })

  it('and has passed only when something ran and nothing failed', () => {
    expect(passedAlone({ passed: 1, failed: 0 })).toBe(true)
    expect(passedAlone({ passed: 0, failed: 0 })).toBe(false)
    expect(passedAlone({ passed: 1, failed: 1 })).toBe(false)
    expect(passedAlone(undefined)).toBe(false)
  })
})

describe('what passed alone', () => {
  it('is counted as passed: a test as one, a file with what had not passed before', () => {
    const file = { title: undefined, passed: 4, failed: 1 }
    expect(recounted({ passed: 100, failed: 3 }, [unsteady(1), unsteady(7, file)])).toEqual({ passed: 104, failed: 1 })
    expect(recounted({ passed: 100, failed: 3 }, [])).toEqual({ passed: 100, failed: 3 })
  })

  it('is accepted up to three tests, and else none of it', () => {
    const three = [unsteady(1), unsteady(1), unsteady(1)]
    expect(forgiven(three)).toEqual(three)
    expect(forgiven([...three, unsteady(1)])).toEqual([])
    expect(forgiven([unsteady(9, { title: undefined, failed: 4 })])).toEqual([])
  })
})

describe('the slowest files', () => {
  it('stand in the order of their seconds', () => {
    expect(slowestFiles(UNIT_REPORT, 2)).toEqual([
      { file: '/p/b.test.ts', seconds: 8 },
      { file: '/p/a.test.ts', seconds: 1.2 },
    ])
  })
})
