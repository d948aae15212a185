import type { World } from '@touchstone/protocol'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The server's metrics for Prometheus. One registry per server, so that several may live in one process. */
export interface Metrics {
  readonly registry: Registry
  call(name: string, code: number, milliseconds: number): void
  appended(world: World, milliseconds: number): void
  block(world: World, commands: number, sequence: number): void
  halted(world: World): void
  /** Figures that are read when somebody asks for the metrics, each under the label `of`. */
  watch(name: string, help: string, read: () => Readonly<Record<string, number>>): void
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const COMMANDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'touchstone_call_seconds',
    help: 'Time from a parsed request to its envelope',
    labelNames: ['call'] as const,
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'touchstone_call_refusals_total',
    help: 'Calls that were refused, by envelope code',
    labelNames: ['code'] as const,
    registers,
  })
  const appends = new Histogram({
    name: 'touchstone_append_seconds',
    help: 'Time from a submitted command to its durable, applied entry',
    labelNames: ['world'] as const,
    buckets: SECONDS,
    registers,
  })
  const blocks = new Histogram({
    name: 'touchstone_block_commands',
    help: 'Commands per durable write',
    labelNames: ['world'] as const,
    buckets: COMMANDS,
    registers,
  })
  const sequence = new Gauge({
    name: 'touchstone_sequence',
    help: 'Last applied log sequence',
    labelNames: ['world'] as const,
    registers,
  })
  const halts = new Gauge({
    name: 'touchstone_halted',
    help: '1 when a world stopped taking commands',
    labelNames: ['world'] as const,
    registers,
  })
  return {
    registry,
    call(name, code, milliseconds) {
      calls.observe({ call: name }, milliseconds / 1000)
      if (code !== 0 && code !== 7) refusals.inc({ code })
    },
    appended: (world, milliseconds) => appends.observe({ world }, milliseconds / 1000),
    block(world, commands, last) {
      blocks.observe({ world }, commands)
      sequence.set({ world }, last)
    },
    halted: (world) => halts.set({ world }, 1),
    watch(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: ['of'],
        registers,
        collect: () => {
          for (const [of, value] of Object.entries(read())) gauge.set({ of }, value)
        },
      })
    },
  }
}
