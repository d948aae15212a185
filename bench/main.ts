import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Benchmark, BenchResult } from './result.ts'

/** Each is loaded only when it runs: one benchmark's code must not warm another's. */
const BENCHMARKS: Readonly<Record<string, () => Promise<{ readonly default: Benchmark }>>> = {
  matching: () => import('./matching.ts'),
  core: () => import('./core.ts'),
  'log-append': () => import('./logAppend.ts'),
  'snapshot-load': () => import('./snapshotLoad.ts'),
  'order-http': () => import('./orderHttp.ts'),
  'order-ws': () => import('./orderWs.ts'),
  replay: () => import('./replay.ts'),
  fanout: () => import('./fanout.ts'),
}

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })
const names = values.only === undefined ? Object.keys(BENCHMARKS) : values.only.split(',')
const unknown = names.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(2)
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`)
const results: BenchResult[] = []
for (const name of names) {
  const benchmark = (await BENCHMARKS[name]?.())?.default
  for (const result of (await benchmark?.run()) ?? []) {
    results.push(result)
    console.log(line(result))
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
