import { type BlockContent, hashedBytes } from '@touchstone/log'
import { type Command, isHouse } from '@touchstone/protocol'

/** A block of the log that may be shown to anyone. */
export interface PublicBlock {
  /** What its hash is taken of. */
  readonly bytes: Uint8Array
  /** The last entry in it with prices from outside. */
  readonly priced: number
}

/** The house's own, by lease or by account: its quotes stand in the order book, and prices from outside are told to everybody. */
function isPublic(command: Command): boolean {
  return 'holder' in command || ('owner' in command && isHouse(command.owner))
}

/** The block as anyone may read it; undefined when a customer's command is in it, or no prices from outside. */
export function publicBlock(block: BlockContent, commands: readonly Command[]): PublicBlock | undefined {
  const at = commands.findLastIndex(({ type }) => type === 'IndexSamples')
  if (at < 0 || commands.length !== block.commands.length || !commands.every(isPublic)) return undefined
  return { bytes: hashedBytes(block), priced: block.firstSequence + at }
}
