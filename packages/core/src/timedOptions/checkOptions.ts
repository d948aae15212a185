import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { DELIVERY, FUNDS, HELD } from '../ledger/accounts.ts'
import { lastMoment } from './openOptions.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** I5: stakes and fees in the customers' delivery wallets, payouts in the pool's funds. */
export function heldByOptions(state: TimedOptionsState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet === DELIVERY) return optionHold(state, owner, asset)
  return wallet === FUNDS && owner === SYSTEM_OWNERS.optionsPool ? poolHold(state, asset) : 0n
}

/** The held balance of an owner's delivery wallet: stakes and fees of the open options. */
function optionHold(state: TimedOptionsState, owner: OwnerId, asset: number): Amount {
  let sum = 0n
  for (const { quote, stake, fee } of state.timedOptions.open.ofOwner(owner)) if (quote === asset) sum += stake + fee
  return sum
}

/** I14: the pool's held balance of an asset: the whole payouts of the open options. */
function poolHold(state: TimedOptionsState, asset: number): Amount {
  let sum = 0n
  for (const { quote, payout } of state.timedOptions.open.all()) if (quote === asset) sum += payout
  return sum
}

/** I14: every payout is locked, and no option lives beyond its end while the clock runs. */
export function checkOptions(state: TimedOptionsState): void {
  const start = state.accounts.find(SYSTEM_OWNERS.optionsPool, FUNDS)
  state.assets.forEach((_, asset) => {
    const held = start < 0 ? 0n : state.accounts.balance(start + asset * 2 + HELD)
    const owed = poolHold(state, asset)
    if (held !== owed) throw new InvariantBroken('I14', `the pool holds ${held}, its options may win ${owed}`)
  })
  for (const option of state.timedOptions.open.all()) {
    if (!state.clockStopped && lastMoment(option) < state.time)
      throw new InvariantBroken('I14', `option ${option.id} should have ended`)
  }
}
