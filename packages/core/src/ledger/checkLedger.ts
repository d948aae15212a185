import type { AssetId } from '@touchstone/protocol'
import { SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { HELD } from './accounts.ts'
import type { LedgerState } from './ledgerState.ts'

/** Does all money sum to zero? The sum over every account, per asset. */
export function totals(state: LedgerState): Map<AssetId, Amount> {
  const sums = new Map<AssetId, Amount>(state.assets.map((asset) => [asset.id, 0n]))
  for (const { start } of state.accounts.blockStarts()) {
    state.assets.forEach(({ id }, index) => {
      const both = state.accounts.balance(start + index * 2) + state.accounts.balance(start + index * 2 + 1)
      sums.set(id, (sums.get(id) ?? 0n) + both)
    })
  }
  return sums
}

/** I2, I4 and I5. Sweep. */
export function checkLedger(state: LedgerState): void {
  for (const [asset, sum] of totals(state)) {
    if (sum !== 0n) throw new InvariantBroken('I2', `the accounts of asset ${asset} sum to ${sum}`)
  }
  checkSigns(state)
  checkHolds(state)
}

function checkSigns(state: LedgerState): void {
  for (const { owner, start } of state.accounts.blockStarts()) {
    if (owner === SYSTEM_OWNERS.external) continue
    for (let cell = start; cell < start + state.assets.length * 2; cell++) {
      if (state.accounts.balance(cell) < 0n) throw new InvariantBroken('I4', `owner ${owner} is below zero`)
    }
  }
}

/** I5: an account's held balance is the sum that its live orders, positions, open options and withdrawals hold, to the unit. */
function checkHolds(state: LedgerState): void {
  for (const { owner, wallet, start } of state.accounts.blockStarts()) {
    for (let asset = 0; asset < state.assets.length; asset++) {
      const expected = state.asked.held.reduce((sum, heldBy) => sum + heldBy(state, owner, wallet, asset), 0n)
      const held = state.accounts.balance(start + asset * 2 + HELD)
      if (held !== expected)
        throw new InvariantBroken('I5', `owner ${owner} holds ${held}, its orders, positions and the rest ${expected}`)
    }
  }
}
