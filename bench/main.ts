import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureSystemPackages } from '../tools/systemPackages.mjs'
import { BenchChild } from './childProcess.ts'
import type { BenchResult } from './result.ts'

const BENCHMARKS = [
  'matching',
  'core',
  'log-append',
  'snapshot-load',
  'order-http',
  'order-ws',
  'order-server',
  'replay',
  'start',
  'fanout',
  'liquidations',
  'mark',
  'pause',
  'chart-stream',
  'enumeration',
  'page-budget',
]

/** They open pages in Chromium. */
const IN_BROWSER: ReadonlySet<string> = new Set(['chart-stream', 'page-budget'])

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
})
const asked = [...positionals, ...(values.only?.split(',') ?? [])]
const names = asked.length === 0 ? BENCHMARKS : asked
const unknown = names.filter((name) => !BENCHMARKS.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(', ')}; there are ${BENCHMARKS.join(', ')}`)
  process.exit(2)
}

if (names.some((name) => IN_BROWSER.has(name))) ensureSystemPackages(['chromium'])
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`)
const results: BenchResult[] = []
for (const name of names) {
  try {
    const child = new BenchChild('./runOne.ts', [name])
    const own = await child.next<readonly BenchResult[]>()
    // Its end may take a moment, which the next one must not be measured in.
    await child.end()
    results.push(...own)
    for (const result of own) console.log(line(result))
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} was not measured: ${error instanceof Error ? error.message : String(error)}`)
  }
}
if (values.json !== undefined) {
  const rows = results.map(({ name, value, unit, baseline, ratio }) => ({ name, value, unit, baseline, ratio }))
  writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
}

function line({ name, value, unit, baseline, ratio, goal, against }: BenchResult): string {
  const number = (x: number) => (x >= 1000 ? Math.round(x).toLocaleString('en') : x.toPrecision(3))
  return [
    name.padEnd(20),
    `${number(value)} ${unit}`.padStart(28),
    `baseline ${number(baseline)}`.padStart(22),
    `ratio ${ratio.toFixed(2)}`.padStart(14),
    `  (goal ${goal}; against ${against})`,
  ].join('')
}
