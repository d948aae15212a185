import { isHouse, type OrderId, type OwnerId, type Side } from '@touchstone/protocol'
import { isCustomer } from '../projector/isCustomer.ts'

interface TradedSides {
  readonly taker: OwnerId
  readonly maker: OwnerId
  readonly takerOrder: OrderId
  readonly makerOrder: OrderId
  readonly takerSide: Side
}

/** One side of a trade, as its owner sees it. */
export interface TradeSide {
  readonly role: 'maker' | 'taker'
  readonly owner: OwnerId
  readonly order: OrderId
  readonly side: Side
  /** The other side was a house account. */
  readonly house: boolean
}

/** The sides of a trade that belong to customers, taker first. */
export function customerSides({ taker, maker, takerOrder, makerOrder, takerSide }: TradedSides): readonly TradeSide[] {
  const makerSide = takerSide === 'buy' ? 'sell' : 'buy'
  const sides: readonly TradeSide[] = [
    { role: 'taker', owner: taker, order: takerOrder, side: takerSide, house: isHouse(maker) },
    { role: 'maker', owner: maker, order: makerOrder, side: makerSide, house: isHouse(taker) },
  ]
  return sides.filter(({ owner }) => isCustomer(owner))
}
