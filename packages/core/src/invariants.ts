import { type AssetId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from './invariantBroken.ts'
import { DELIVERY, FUNDS, HELD } from './ledger/accounts.ts'
import { BUY, PENDING_BIT, RESTING_BIT, SELL, sideOf } from './matching/orderFlags.ts'
import { NONE } from './matching/orderTable.ts'
import { checkOptions, optionHold, poolHold } from './options/checkOptions.ts'
import { heldBy, holdAsset } from './spot/openOrder.ts'
import type { SpotMarket } from './spot/spotMarket.ts'
import type { ExchangeState } from './state.ts'

/** Does all money sum to zero? The sum over every account, per asset. */
export function totals(state: ExchangeState): Map<AssetId, Amount> {
  const sums = new Map<AssetId, Amount>(state.assets.map((asset) => [asset.id, 0n]))
  for (const { start } of state.accounts.blockStarts()) {
    state.assets.forEach(({ id }, index) => {
      const both = state.accounts.balance(start + index * 2) + state.accounts.balance(start + index * 2 + 1)
      sums.set(id, (sums.get(id) ?? 0n) + both)
    })
  }
  return sums
}

/** The full sweep. Throws {@link InvariantBroken} naming the first rule of RULES.md that does not hold. */
export function checkInvariants(state: ExchangeState): void {
  for (const [asset, sum] of totals(state)) {
    if (sum !== 0n) throw new InvariantBroken('I2', `the accounts of asset ${asset} sum to ${sum}`)
  }
  checkSigns(state)
  checkHolds(state)
  checkOptions(state)
  const live = state.markets.map((market) => checkBook(state, market)).reduce((sum, count) => sum + count, 0)
  if (live !== state.orders.count) {
    throw new InvariantBroken('I10', `${state.orders.count} live orders, ${live} in books and among stops`)
  }
}

function checkSigns(state: ExchangeState): void {
  for (const { owner, start } of state.accounts.blockStarts()) {
    if (owner === SYSTEM_OWNERS.external) continue
    for (let cell = start; cell < start + state.assets.length * 2; cell++) {
      if (state.accounts.balance(cell) < 0n) throw new InvariantBroken('I4', `owner ${owner} is below zero`)
    }
  }
}

/** I5: what an account holds is what its live orders and open options hold, to the unit. */
function checkHolds(state: ExchangeState): void {
  for (const { owner, wallet, start } of state.accounts.blockStarts()) {
    const expected = state.assets.map((_, asset) => heldByOptions(state, owner, wallet, asset))
    const counts = state.markets.map(() => 0)
    if (wallet === FUNDS) {
      for (const slot of state.terms.ofOwner(owner)) {
        const market = state.marketOf(slot)
        const asset = holdAsset(market, sideOf(state.orders.flags(slot)))
        expected[asset] = (expected[asset] ?? 0n) + heldBy(state, market, slot)
        counts[market.index] = (counts[market.index] ?? 0) + 1
      }
    }
    expected.forEach((amount, asset) => {
      const held = state.accounts.balance(start + asset * 2 + HELD)
      if (held !== amount)
        throw new InvariantBroken('I5', `owner ${owner} holds ${held}, its orders and options ${amount}`)
    })
    counts.forEach((count, market) => {
      const kept = state.terms.count(owner, market)
      if (wallet === FUNDS && kept !== count)
        throw new InvariantBroken('I10', `owner ${owner}: ${kept} orders, ${count} listed`)
    })
  }
}

function heldByOptions(state: ExchangeState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet === DELIVERY) return optionHold(state, owner, asset)
  return wallet === FUNDS && owner === SYSTEM_OWNERS.optionsPool ? poolHold(state, asset) : 0n
}

/** I10: sides sorted and apart, queues whole, level sums right. Returns how many orders live in the market. */
function checkBook(state: ExchangeState, market: SpotMarket): number {
  const bid = market.book.bestPrice(BUY)
  const ask = market.book.bestPrice(SELL)
  if (bid !== 0 && ask !== 0 && bid >= ask) throw broken(market, `crossed: ${bid} over ${ask}`)
  let count = 0
  for (const side of [BUY, SELL]) {
    count += checkSide(state, market, side)
    for (const slot of market.stops.side(side)) {
      if ((state.orders.flags(slot) & PENDING_BIT) === 0) throw broken(market, 'a stop that does not wait')
      count++
    }
  }
  return count
}

function checkSide(state: ExchangeState, market: SpotMarket, side: number): number {
  const levels: [number, number][] = []
  let count = 0
  for (let slot = market.book.first(side); slot !== NONE; slot = market.book.after(slot)) {
    const { orders } = state
    const flags = orders.flags(slot)
    const price = orders.price(slot)
    if (sideOf(flags) !== side || (flags & RESTING_BIT) === 0) throw broken(market, `order ${orders.id(slot)} astray`)
    if (orders.left(slot) <= 0) throw broken(market, `order ${orders.id(slot)} rests empty`)
    if (orders.find(orders.id(slot)) !== slot) throw broken(market, `order ${orders.id(slot)} is not to be found`)
    const last = levels.at(-1)
    if (last?.[0] === price) last[1] += orders.left(slot)
    else levels.push([price, orders.left(slot)])
    count++
  }
  for (let at = 1; at < levels.length; at++) {
    const step = (levels[at]?.[0] ?? 0) - (levels[at - 1]?.[0] ?? 0)
    if (side === BUY ? step >= 0 : step <= 0) throw broken(market, 'prices out of order')
  }
  const depth = market.book.depth(side, levels.length + 1)
  const same =
    depth.length === levels.length && depth.every(([p, l], at) => p === levels[at]?.[0] && l === levels[at]?.[1])
  if (!same) throw broken(market, 'level sums differ from their orders')
  return count
}

function broken(market: SpotMarket, what: string): InvariantBroken {
  return new InvariantBroken('I10', `${market.definition.symbol}: ${what}`)
}
