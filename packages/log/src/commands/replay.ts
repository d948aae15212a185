import { GENESIS_HASH, lastSequence } from './block.ts'
import type { CommandLog, LogBlock } from './commandLog.ts'

export interface LogEntry {
  readonly sequence: number
  /** Milliseconds UTC. */
  readonly time: number
  readonly command: Uint8Array
  /** Chain hash after this entry when it is the last of its block, else null. */
  readonly chainHash: Uint8Array | null
}

export interface ReplayOptions {
  /** First sequence wanted. Default 1. */
  readonly from?: number
  /** Last sequence wanted. Default: the head at the time of the call. */
  readonly to?: number
  /** Sequences every replay passes over, from `readQuarantine`. */
  readonly quarantined?: ReadonlySet<number>
}

const NOTHING: ReadonlySet<number> = new Set()

/**
 * Calls `visit` for every entry in order and returns the last sequence passed (`from - 1` when there was none). The
 * fastest way through a log: one await per block. A throw from `visit` ends it. The chain hash of a block whose last entry
 * is quarantined is not seen; use {@link chainHashAt}.
 */
export async function replay(
  log: Pick<CommandLog, 'blocks' | 'head'>,
  visit: (entry: LogEntry) => void,
  options: ReplayOptions = {},
): Promise<number> {
  const from = options.from ?? 1
  const to = options.to ?? log.head.sequence
  let passed = from - 1
  if (to < from) return passed
  for await (const block of log.blocks(from)) {
    for (const entry of entriesOf(block, from, to, options.quarantined ?? NOTHING)) visit(entry)
    passed = Math.min(to, lastSequence(block))
    if (passed === to) break
  }
  return passed
}

/** The same, one entry at a time. */
export async function* entries(
  log: Pick<CommandLog, 'blocks' | 'head'>,
  options: ReplayOptions = {},
): AsyncGenerator<LogEntry> {
  const from = options.from ?? 1
  const to = options.to ?? log.head.sequence
  if (to < from) return
  for await (const block of log.blocks(from)) {
    yield* entriesOf(block, from, to, options.quarantined ?? NOTHING)
    if (lastSequence(block) >= to) return
  }
}

/** Chain hash after this entry; null when no block ends there. */
export async function chainHashAt(log: Pick<CommandLog, 'blocks'>, sequence: number): Promise<Uint8Array | null> {
  if (sequence === 0) return GENESIS_HASH
  for await (const block of log.blocks(sequence)) return lastSequence(block) === sequence ? block.hash : null
  return null
}

function entriesOf(block: LogBlock, from: number, to: number, quarantined: ReadonlySet<number>): LogEntry[] {
  const { firstSequence, time, commands, hash } = block
  const wanted: LogEntry[] = []
  const last = commands.length - 1
  for (let index = Math.max(0, from - firstSequence); index <= last; index++) {
    const sequence = firstSequence + index
    const command = commands[index]
    if (sequence > to || !command) break
    if (quarantined.size > 0 && quarantined.has(sequence)) continue
    wanted.push({ sequence, time, command, chainHash: index === last ? hash : null })
  }
  return wanted
}
