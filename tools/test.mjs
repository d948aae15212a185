// npm test: installs what it needs and runs everything that must pass. Prints last, alone on a line, "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, join } from 'node:path'
import { TYPE_CHECK } from './build.mjs'
import { inProject, printFailedTests, printUnsteady } from './failedTests.mjs'
import { giveWay } from './giveWay.mjs'
import { checkNode, installDependencies, root } from './install.mjs'
import { printLastPages } from './lastPages.mjs'
import {
  forgiven,
  journeyArguments,
  journeyFailures,
  journeyOutcome,
  MOST_UNSTEADY,
  passedAlone,
  recounted,
  strayFailures,
  toRunAgain,
  unitArguments,
  unitFailures,
  unitOutcome,
} from './runAgain.mjs'
import { slowestFiles } from './slowestFiles.mjs'
import { STRAY_ERRORS } from './strayErrors.mjs'
import { ensureSystemPackages } from './systemPackages.mjs'

checkNode()
installDependencies()
ensureSystemPackages()

const reports = join(root, '.cache', 'reports')
// Whatever does not come about in this run must not be told of an earlier one.
for (const folder of [reports, join(root, 'test-results')]) rmSync(folder, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const node = process.execPath
const bin = (path) => join(root, 'node_modules', path)
/** Undefined when the report is missing, or its writer was killed in the middle. */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch (error) {
    if (existsSync(join(reports, name))) console.log(`The report ${name} cannot be read: ${error.message}`)
    return undefined
  }
}

const UNIT_TESTS = [node, bin('vitest/vitest.mjs'), 'run', '--reporter=json']
const JOURNEYS = [node, bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts']
/** Of the tests that are run again alone. */
const AGAIN = join(reports, 'again.json')

const failedUnits = () => unitFailures(readReport('vitest.json') ?? { testResults: [] })
const strayErrors = () => strayFailures(readReport(basename(STRAY_ERRORS)) ?? [], failedUnits())

function printSlowestFiles() {
  const report = readReport('vitest.json')
  if (!report) return
  console.log('\nSlowest test files:')
  for (const { file, seconds } of slowestFiles(report))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${inProject(file)}`)
}

/**
 * Each step runs a command, and those of one group at the same time; `count` reads how many checks it made, else the step
 * counts as one. `again` finds in its report what failed, and how that is run alone. `explain` tells more of failures but
 * those of the given names.
 */
const STEPS = [
  { name: 'lock file', command: [node, 'tools/lockfile.mjs', '--check'] },
  { name: 'format and lint', command: [bin('.bin/biome'), 'check', '--error-on-warnings', '.'] },
  // Each keeps one core busy, more or less.
  [
    { name: 'build', command: [node, '-e', "import('./tools/build.mjs').then(({ build }) => build())"] },
    { name: 'types', command: [node, ...TYPE_CHECK] },
    { name: 'import fences', command: [node, 'tools/fences.mjs'] },
    { name: 'what may only get better', command: [node, 'tools/ratchet.mjs'] },
    { name: 'house rules', command: [node, 'tools/tidy.mjs'] },
    { name: 'reach of the products', command: [node, 'tools/house.mjs'] },
    { name: 'translations', command: [node, 'tools/locales.mjs'] },
  ],
  // After the types: files of no project of their own find those of packages in what was built of them.
  {
    name: 'typed lint',
    command: [bin('.bin/oxlint'), '--type-aware', '--deny-warnings', 'packages', 'apps', 'bench', 'e2e'],
  },
  {
    name: 'unit and integration tests',
    command: [
      ...UNIT_TESTS,
      '--reporter=dot',
      '--reporter=./tools/strayErrors.mjs',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    count: () => {
      const report = readReport('vitest.json')
      if (!report) return undefined
      const { passed, failed } = unitOutcome(report)
      return { passed, failed: failed + strayErrors().length }
    },
    again: {
      failures: failedUnits,
      command: (failure) => [
        ...UNIT_TESTS,
        '--reporter=default',
        `--outputFile.json=${AGAIN}`,
        ...unitArguments(failure),
      ],
      outcome: unitOutcome,
    },
    explain: (accepted) =>
      printFailedTests(
        failedUnits().filter(({ name }) => !accepted.has(name)),
        strayErrors(),
      ),
  },
  { name: 'gallery of all states', command: [node, 'tools/gallery.mjs', '--test'] },
  {
    name: 'journeys in a browser',
    command: JOURNEYS,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    count: () => {
      const report = readReport('playwright.json')
      return report && journeyOutcome(report)
    },
    again: {
      failures: () => journeyFailures(readReport('playwright.json') ?? { suites: [] }),
      command: (failure) => [...JOURNEYS, '--output', join(reports, 'again'), ...journeyArguments(failure)],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: AGAIN },
      outcome: journeyOutcome,
    },
    explain: () => {
      for (const { message } of readReport('playwright.json')?.errors ?? []) console.log(message)
      printLastPages()
    },
  },
]

/**
 * What depends on no clock runs beside the steps, at the lowest priority: it takes the time in which those wait for a
 * disk, a timer or each other, and tells its output when it is its turn. From the first step that leaves time: unit tests
 * keep all cores busy.
 */
const BESIDE_FROM = 'gallery of all states'
const BESIDE = [
  { name: 'simulation', command: ['npm', 'run', '--silent', 'simulate', '--', '--seeds', '30', '--start', '1'] },
  {
    name: 'simulation with the acts beside',
    command: ['npm', 'run', '--silent', 'simulate', '--', '--seeds', '10', '--start', '1', '--beside'],
  },
  { name: 'planted bugs', command: ['npm', 'run', '--silent', 'simulate', '--', '--mutant', 'all'] },
]

/** What runs now, by how it is ended. It would go on for minutes after an interrupted run. */
const running = new Map()
let interrupted = false
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    interrupted = true
    const ends = [...running.keys()].map((child) => new Promise((resolve) => child.once('close', resolve)))
    for (const end of running.values())
      try {
        end()
      } catch {
        // It has ended by itself in this moment.
      }
    await Promise.all(ends)
    process.exit(128 + constants.signals[signal])
  })

/** Runs a step to its end: its exit code, how long it took, and what it wrote unless that was shown at once. */
function run({ command, env }, { beside = false, held = beside } = {}) {
  if (interrupted) return new Promise(() => {})
  const started = Date.now()
  const stdio = held ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  // What runs beside has a shell and children of its own: as a group they can be ended together.
  const options = { cwd: root, stdio, env: { ...process.env, ...env }, detached: beside }
  const child = spawn(command[0], command.slice(1), options)
  if (child.pid !== undefined) {
    // The test runners clear up at this signal.
    running.set(child, () => (beside ? process.kill(-child.pid, 'SIGTERM') : child.kill('SIGINT')))
    if (beside) giveWay(child.pid)
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    const end = (status) => {
      running.delete(child)
      resolve({ status, output, seconds: Math.round((Date.now() - started) / 1000) })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      end(null)
    })
    child.once('close', end)
  })
}

let count = { passed: 0, failed: 0 }
const failures = []
/** What failed in the whole run and passed alone. */
const unsteady = []

function tell(step, { status, seconds }) {
  const { name } = step
  const counted = step.count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A step that failed without a failed check in its report (it crashed, say) is still a failure.
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed)
  count = { passed: count.passed + counted.passed, failed: count.failed + failed }
  if (failed > 0) failures.push({ step, failed })
  console.log(`   ${name}: ${counted.passed} passed, ${failed} failed, ${seconds} s`)
}

async function runBeside() {
  const ended = []
  for (const step of BESIDE) ended.push({ step, end: await run(step, { beside: true }) })
  return ended
}

/** Runs alone, once, what failed in the whole run: the machine was busy then, and other tests were there before it. */
async function runAgain(step, failure) {
  const { command, env, outcome } = step.again
  console.log(`\n── again, alone: ${inProject(failure.name)}`)
  rmSync(AGAIN, { force: true })
  const { status } = await run({ command: command(failure), env })
  const report = readReport(basename(AGAIN))
  const alone = report && outcome(report)
  if (status === 0 && passedAlone(alone)) unsteady.push({ step, failure, outcome: alone })
}

async function runTogether(steps) {
  const ends = steps.map((step) => run(step, { held: true }))
  for (const [place, step] of steps.entries()) {
    const end = await ends[place]
    console.log(`\n── ${step.name}\n${end.output}`)
    tell(step, end)
  }
}

async function runAlone(step) {
  console.log(`\n── ${step.name}`)
  tell(step, await run(step))
}

let besides
for (const step of STEPS) {
  if (step.name === BESIDE_FROM) besides = runBeside()
  await (Array.isArray(step) ? runTogether(step) : runAlone(step))
}
for (const { step, end } of await besides) {
  console.log(`\n── ${step.name} (beside the others)\n${end.output}`)
  tell(step, end)
}
const again = failures.flatMap(({ step }) => (step.again?.failures() ?? []).map((failure) => ({ step, failure })))
for (const { step, failure } of toRunAgain(again)) await runAgain(step, failure)

printSlowestFiles()
if (unsteady.length > 0) {
  console.log(`\nUnsteady: failed in the whole run and passed alone (more than ${MOST_UNSTEADY} fail the run)`)
  printUnsteady(unsteady.map(({ failure }) => failure))
}
const accepted = forgiven(unsteady)
for (const { step, failed } of failures) {
  const ofStep = accepted.filter((one) => one.step === step)
  if (recounted({ passed: 0, failed }, ofStep).failed === 0) continue
  console.log(`\nFailed: ${step.name}`)
  step.explain?.(new Set(ofStep.map(({ failure }) => failure.name)))
}
const { passed, failed } = recounted(count, accepted)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
