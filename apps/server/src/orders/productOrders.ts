import type { CoreQueries, OrderId, OwnerId, World } from '@touchstone/protocol'
import type { OrderReply } from '../trading/acceptedReply.ts'
import type { Trader } from '../trading/customerCommands.ts'
import type { TradingWorld } from '../trading/tradingWorlds.ts'
import { type OrderReceipt, OrderReceipts } from './orderReceipts.ts'

/** The orders of one product as the calls that change them see them. `Text` writes the numbers of their instrument. */
export interface ProductOrders<Text, Answer> {
  /** Of the caller's own open order; undefined when it is not there, closed, or somebody else's. */
  readonly open: (trader: Trader, order: OrderId) => Text | undefined
  /** Of an order that may be closed, from history; undefined when history does not have it (yet). */
  readonly closed: (trader: Trader, order: OrderId) => Promise<Text | undefined>
  readonly answer: (reply: OrderReply, text: Text, receipt: OrderReceipt, cancelled: boolean) => Answer
  readonly receipts: OrderReceipts
}

/** An order in history, whoever's it is, as far as its product can name its instrument; undefined when it is not there (yet). */
export type ClosedOrder<Named> = (world: World, order: OrderId) => Promise<Named | undefined>

/** What a product says of its orders. `Named`: what names an order's instrument. */
interface Parts<Named, Text, Answer> {
  /** A live order, whoever's it is. */
  readonly live: (core: CoreQueries, order: OrderId) => (Named & { readonly owner: OwnerId }) | undefined
  readonly closed: ClosedOrder<Named>
  readonly text: (world: TradingWorld, order: Named) => Text
  readonly answer: ProductOrders<Text, Answer>['answer']
  readonly isTrade: ConstructorParameters<typeof OrderReceipts>[0]
}

export function productOrders<Named, Text, Answer>({
  live,
  closed,
  text,
  answer,
  isTrade,
}: Parts<Named, Text, Answer>): ProductOrders<Text, Answer> {
  return {
    open({ session, world }, order) {
      const found = live(world.port.core, order)
      return found?.owner === session.owner ? text(world, found) : undefined
    },
    async closed({ session, world }, order) {
      const found = await closed(session.world, order)
      return found && text(world, found)
    },
    answer,
    receipts: new OrderReceipts(isTrade),
  }
}
