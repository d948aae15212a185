import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS, HELD } from '../ledger/accounts.ts'
import type { ExchangeState } from '../state.ts'
import { lastMoment } from './openOptions.ts'

/** I5: what an owner's delivery wallet holds of an asset: stakes and fees of the open options. */
export function optionHold(state: ExchangeState, owner: OwnerId, asset: number): Amount {
  let sum = 0n
  for (const { quote, stake, fee } of state.options.open.ofOwner(owner)) if (quote === asset) sum += stake + fee
  return sum
}

/** I14: what the pool holds of an asset: the whole payouts of the open options. */
export function poolHold(state: ExchangeState, asset: number): Amount {
  let sum = 0n
  for (const { quote, payout } of state.options.open.all()) if (quote === asset) sum += payout
  return sum
}

/** I14: every payout is locked, and no option lives beyond its end while the clock runs. */
export function checkOptions(state: ExchangeState): void {
  const start = state.accounts.find(SYSTEM_OWNERS.optionsPool, FUNDS)
  state.assets.forEach((_, asset) => {
    const held = start < 0 ? 0n : state.accounts.balance(start + asset * 2 + HELD)
    const owed = poolHold(state, asset)
    if (held !== owed) throw new InvariantBroken('I14', `the pool holds ${held}, its options may win ${owed}`)
  })
  for (const option of state.options.open.all()) {
    if (!state.clockStopped && lastMoment(option) < state.time)
      throw new InvariantBroken('I14', `option ${option.id} should have ended`)
  }
}
