import type { CoreEvent, CustomerCommand, Side, World } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { Refusal } from '../errors/refusal.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { OrderReply } from '../trading/acceptedReply.ts'
import type { Trader } from '../trading/customerCommands.ts'

/** What an order traded at once, in the entry that is answered. */
interface Traded {
  readonly side: Side
  /** In what the order's product charges fees in. */
  readonly fee: Amount
}

/** What the core's answer about an order leaves out. */
export interface OrderReceipt {
  /** Entry of the log that carried the request out. */
  readonly sequence: number
  /** null: that entry traded nothing. */
  readonly traded: Traded | null
}

/** A trade of any product's orders. */
type TradeEvent = Extract<CoreEvent, { readonly takerOrder: unknown; readonly takerFee: unknown }>

/** By the entry. */
type Remembered = Map<number, Traded | null>

/** Of so many entries of a world about orders with fills, the latest, a repeated request is answered without reading the log. */
const REMEMBERED = 10_000

/**
 * Receipts of requests about one product's orders: an entry may carry trades of others, whose numbers count by themselves. A repeated request gets the receipt of its first entry: from memory, or worked out again
 * from the log, so that the core need not keep it.
 */
export class OrderReceipts {
  readonly #isTrade: (event: CoreEvent) => event is TradeEvent
  readonly #remembered: Readonly<Record<World, Remembered>> = { real: new Map(), demo: new Map() }

  /** `isTrade`: tells the trades of the product. */
  constructor(isTrade: (event: CoreEvent) => event is TradeEvent) {
    this.#isTrade = isTrade
  }

  /** Throws Refusal('outcome_unknown') when the first entry of a repeated request is nowhere to be found. */
  async of({ session, world: { port } }: Trader, entry: AppliedEntry, reply: OrderReply): Promise<OrderReceipt> {
    const sequence = entry.duplicate ? port.answeredBy(identityOf(entry)) : entry.sequence
    if (reply.lotsFilled === 0) return { sequence, traded: null }
    const remembered = this.#remembered[session.world]
    const known = entry.duplicate ? remembered.get(sequence) : undefined
    if (known !== undefined) return { sequence, traded: known }
    const first = entry.duplicate ? await port.entryAt(sequence) : entry
    if (!first) throw new Refusal('outcome_unknown')
    const traded = tradedBy(first.events.filter(this.#isTrade), reply)
    remember(remembered, sequence, traded)
    return { sequence, traded }
  }
}

function remember(remembered: Remembered, sequence: number, traded: Traded | null): void {
  remembered.set(sequence, traded)
  if (remembered.size <= REMEMBERED) return
  for (const oldest of remembered.keys()) {
    remembered.delete(oldest)
    return
  }
}

function identityOf({ command }: AppliedEntry): CustomerCommand {
  if (!('key1' in command)) throw new Error('a command about an order was no customer’s')
  return command
}

function tradedBy(trades: readonly TradeEvent[], { order }: OrderReply): Traded | null {
  const own = trades.filter(({ takerOrder }) => takerOrder === order)
  const [first] = own
  return first ? { side: first.takerSide, fee: own.reduce((sum, { takerFee }) => sum + takerFee, 0n) } : null
}
