import type { CoreEvent, CustomerCommand, Side, World } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { OrderReply } from '../trading/acceptedReply.ts'
import type { Trader } from '../trading/customerCommands.ts'
import { type Traded, TradedEntries } from './tradedEntries.ts'
import type { TradeEvent } from './tradeEvent.ts'

/** What the core's answer about an order leaves out. */
export interface OrderReceipt {
  /** Entry of the log that carried the request out. */
  readonly sequence: number
  /** null: that entry traded nothing. */
  readonly traded: Traded | null
}

/**
 * Receipts of requests about one product's orders: an entry may carry trades of others, whose numbers count by themselves. A
 * repeated request gets the receipt of its first entry: from memory, or worked out again from the log, so that the core need not
 * keep it.
 */
export class OrderReceipts {
  readonly #isTrade: (event: CoreEvent) => event is TradeEvent
  readonly #remembered: Readonly<Record<World, TradedEntries>> = {
    real: new TradedEntries(),
    demo: new TradedEntries(),
  }

  /** `isTrade`: tells the trades of the product. */
  constructor(isTrade: (event: CoreEvent) => event is TradeEvent) {
    this.#isTrade = isTrade
  }

  /** Throws Refusal('outcome_unknown') when the first entry of a repeated request is nowhere to be found. */
  async of(trader: Trader, entry: AppliedEntry, reply: OrderReply): Promise<OrderReceipt> {
    if (!entry.duplicate) return this.ofNew(trader, entry, reply)
    const { session, world } = trader
    const sequence = world.port.answeredBy(identityOf(entry))
    if (reply.lotsFilled === 0) return { sequence, traded: null }
    const remembered = this.#remembered[session.world]
    const known = remembered.get(sequence)
    if (known !== undefined) return { sequence, traded: known }
    const first = await world.port.entryAt(sequence)
    if (!first) throw new Refusal('outcome_unknown')
    return this.#receipt(remembered, first, reply)
  }

  /** The same, of a request that this very entry carried out. */
  ofNew({ session }: Trader, entry: AppliedEntry, reply: OrderReply): OrderReceipt {
    return this.#receipt(this.#remembered[session.world], entry, reply)
  }

  #receipt(remembered: TradedEntries, { sequence, events }: AppliedEntry, reply: OrderReply): OrderReceipt {
    if (reply.lotsFilled === 0) return { sequence, traded: null }
    const traded = this.#tradedBy(events, reply)
    remembered.add(sequence, traded)
    return { sequence, traded }
  }

  #tradedBy(events: AppliedEntry['events'], { order }: OrderReply): Traded | null {
    let side: Side | null = null
    let fee = 0n
    for (const event of events) {
      if (!this.#isTrade(event) || event.takerOrder !== order) continue
      side ??= event.takerSide
      fee += event.takerFee
    }
    return side && { side, fee }
  }
}

function identityOf({ command }: AppliedEntry): CustomerCommand {
  if (!('key1' in command)) throw new Error('a command about an order was no customer’s')
  return command
}
