import type { CommandLog, LogBlock } from '@touchstone/log'
import { decodeCommand } from '@touchstone/protocol'
import { appliedEntry } from './appliedEntry.ts'
import { PoisonEntry } from './halt.ts'
import type { Replica } from './replica.ts'
import type { AppliedEntry } from './worldPort.ts'

type Blocks = Pick<CommandLog, 'blocks'>

/** Applies the entries of `block` that follow the core's own sequence. Throws PoisonEntry on an entry that cannot be applied. */
export function* applyBlock(
  core: Replica,
  block: LogBlock,
  quarantined: ReadonlySet<number>,
  withPostings: boolean,
): Generator<AppliedEntry> {
  for (const [index, bytes] of block.commands.entries()) {
    const sequence = block.firstSequence + index
    if (sequence <= core.sequence) continue
    if (quarantined.has(sequence)) {
      core.skip(sequence)
      continue
    }
    let entry: AppliedEntry
    try {
      const command = decodeCommand(bytes)
      entry = appliedEntry(command, core.apply({ sequence, time: block.time, command }), withPostings)
    } catch (error) {
      throw new PoisonEntry(sequence, error)
    }
    yield entry
  }
}

/** Brings `core` to the log's head. `onBlock` is called after each block, with the core standing at its end. */
export async function catchUp(
  core: Replica,
  log: Blocks,
  quarantined: ReadonlySet<number>,
  onBlock: (block: LogBlock) => void = () => {},
): Promise<number> {
  const from = core.sequence
  for await (const block of log.blocks(from + 1)) {
    for (const _entry of applyBlock(core, block, quarantined, false));
    onBlock(block)
  }
  return core.sequence - from
}

/** Entries applied in a row before other work gets its turn. */
const TURN_ENTRIES = 500

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** The entries from `fromSequence` to the log's head with everything they did, on a scratch core that stands before them. */
export async function* replayEntries(
  scratch: Replica,
  log: Blocks,
  quarantined: ReadonlySet<number>,
  fromSequence: number,
): AsyncGenerator<AppliedEntry> {
  let sinceTurn = 0
  for await (const block of log.blocks(scratch.sequence + 1)) {
    for (const entry of applyBlock(scratch, block, quarantined, true)) {
      if (entry.sequence >= fromSequence) yield entry
      sinceTurn++
      if (sinceTurn % TURN_ENTRIES === 0) await nextTurn()
    }
  }
}
