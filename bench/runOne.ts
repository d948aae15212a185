import type { Benchmark, BenchResult } from './result.ts'

/** Each is loaded alone, in a process of its own: one benchmark's code must not warm another's. */
const BENCHMARKS: Readonly<Record<string, () => Promise<{ readonly default: Benchmark }>>> = {
  matching: () => import('./matching.ts'),
  core: () => import('./core.ts'),
  'log-append': () => import('./logAppend.ts'),
  'snapshot-load': () => import('./snapshotLoad.ts'),
  'order-http': () => import('./orderHttp.ts'),
  'order-ws': () => import('./orderWs.ts'),
  'order-server': () => import('./orderServer.ts'),
  replay: () => import('./replay.ts'),
  start: () => import('./start.ts'),
  fanout: () => import('./fanout.ts'),
  liquidations: () => import('./liquidations.ts'),
  mark: () => import('./mark.ts'),
  pause: () => import('./pause.ts'),
  'chart-stream': () => import('./chartStream.ts'),
  enumeration: () => import('./enumeration.ts'),
  'page-budget': () => import('./pageBudget.ts'),
}

const benchmark = (await BENCHMARKS[process.argv[2] ?? '']?.())?.default
const results: readonly BenchResult[] = (await benchmark?.run()) ?? []
process.send?.(results, () => process.disconnect())
