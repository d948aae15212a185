import type { Command, CoreQueries, PlaceContractOrder } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { ContractFlow } from './contractFlow.ts'

/** Pairs of orders on contracts around the mark, mostly near enough that one of them acts; a part of them around a position. */
export const CONTRACT_PAIRS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new ContractFlow(draws)
    return { beside: { share: 10, next: (core) => pairOf(draws, core, flow) } }
  },
}

/** An order's owner, contract, side, size and terms, with the prices of a pair. */
function pairOf(draws: Draws, core: CoreQueries, flow: ContractFlow): Command {
  const { random } = draws
  const placed = flow.place(core)
  const order = random.chance(50) ? aroundPosition(placed, core) : placed
  const { type: _type, kind: _kind, timeInForce: _time, takeProfit: _take, stopLoss: _stop, ...own } = order
  const known = core.contracts.all().some(({ id }) => id === order.contract)
  const middle = (known && core.contracts.contract(order.contract).markPrice) || draws.startPrice(1)
  const away = () => random.between(1, Math.ceil(middle / random.pick([4_000, 1_000, 200])))
  const sign = order.side === 'buy' ? 1 : -1
  const stopPrice = middle + sign * away()
  const isOrder = random.chance(95)
  return {
    ...own,
    type: 'PlaceContractOneCancelsOther',
    price: Math.max(1, middle - sign * (isOrder ? away() : -2 * away())),
    stopPrice: Math.max(1, stopPrice),
    stopLimitPrice: random.chance(50) ? 0 : Math.max(1, stopPrice + sign * away()),
    maxSlippagePpm: random.pick([0, 2_500, 20_000]),
  }
}

/** The order as one that closes a position of its owner, if there is one. */
function aroundPosition(order: PlaceContractOrder, core: CoreQueries): PlaceContractOrder {
  const [position] = core.contracts.positions(order.owner)
  if (!position) return order
  const { contract, lots, leverage, marginMode } = position
  const side = lots > 0 ? 'sell' : 'buy'
  return { ...order, contract, side, lots: Math.abs(lots), leverage, marginMode, reduceOnly: true }
}
