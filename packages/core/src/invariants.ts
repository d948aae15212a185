import { type AssetId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { checkMoney, withdrawalsHold } from './checkMoney.ts'
import { checkContracts, contractsHold } from './contracts/checkContracts.ts'
import { checkDecisions } from './decisions/checkDecisions.ts'
import { InvariantBroken } from './entry/invariantBroken.ts'
import { DELIVERY, FUNDS, HELD } from './ledger/accounts.ts'
import { checkBook } from './matching/checkBook.ts'
import { sideOf } from './matching/orderFlags.ts'
import { heldBy, holdAsset } from './spot/openOrder.ts'
import type { ExchangeState } from './state.ts'
import { checkOptions, optionHold, poolHold } from './timedOptions/checkOptions.ts'

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
  checkContracts(state)
  checkDecisions(state)
  checkMoney(state)
  const live = state.markets.reduce((sum, { definition, book, stops }) => {
    return sum + checkBook({ symbol: definition.symbol, orders: state.orders, book, stops: [stops] })
  }, 0)
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

/** I5: what an account holds is what its live orders, positions, open options and withdrawals hold, to the unit. */
function checkHolds(state: ExchangeState): void {
  for (const { owner, wallet, start } of state.accounts.blockStarts()) {
    const expected = state.assets.map(
      (_, asset) => heldByOptions(state, owner, wallet, asset) + contractsHold(state, owner, wallet, asset),
    )
    const counts = state.markets.map(() => 0)
    if (wallet === FUNDS) {
      for (const slot of state.terms.ofOwner(owner)) {
        const market = state.marketOf(slot)
        const asset = holdAsset(market, sideOf(state.orders.flags(slot)))
        expected[asset] = (expected[asset] ?? 0n) + heldBy(state, market, slot)
        counts[market.index] = (counts[market.index] ?? 0) + 1
      }
      expected.forEach((amount, asset) => {
        expected[asset] = amount + withdrawalsHold(state, owner, asset)
      })
    }
    expected.forEach((amount, asset) => {
      const held = state.accounts.balance(start + asset * 2 + HELD)
      if (held !== amount)
        throw new InvariantBroken('I5', `owner ${owner} holds ${held}, its orders, positions and the rest ${amount}`)
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
