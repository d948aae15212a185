import { MAX_REWARD_SHARE_PPM, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, creditDown } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/freeIn.ts'
import type { InvitationsState } from './invitationsState.ts'

/** I21: no chain of invitations comes back to a customer; no customer's fees earned inviters more than their share; `fees` holds all commissions that wait. Sweep. */
export function checkInvitations(state: InvitationsState): void {
  checkChains(state)
  const { commissions } = state
  const waiting = new Map<number, Amount>()
  for (const { asset, amount } of commissions.all()) waiting.set(asset, (waiting.get(asset) ?? 0n) + amount)
  state.assets.forEach((_, asset) => {
    const sum = waiting.get(asset) ?? 0n
    const there = availableIn(state, SYSTEM_OWNERS.fees, FUNDS, asset)
    if (sum !== (commissions.waiting.get(asset) ?? 0n) || sum > there)
      throw new InvariantBroken('I21', `commissions of ${sum} wait, of which fees have ${there}`)
  })
  for (const [invitee, earned] of commissions.earned) checkEarned(state, invitee, earned)
}

function checkEarned(state: InvitationsState, invitee: OwnerId, earned: ReadonlyMap<number, Amount>): void {
  const { fees } = state.tradingFees.of(invitee)
  for (const [asset, amount] of earned) {
    const most = creditDown(fees.get(asset) ?? 0n, MAX_REWARD_SHARE_PPM)
    if (amount > most) throw new InvariantBroken('I21', `fees of ${invitee} earned ${amount}, at most ${most}`)
  }
}

/** Walks each chain up to where it was walked before. */
function checkChains({ invitations: { referrers } }: InvitationsState): void {
  const sound = new Set<OwnerId>()
  for (const [customer] of referrers) {
    const walked = new Set<OwnerId>()
    for (let at: OwnerId | undefined = customer; at !== undefined && !sound.has(at); at = referrers.get(at)) {
      if (walked.has(at)) throw new InvariantBroken('I21', `the chain of ${customer} comes back to ${at}`)
      walked.add(at)
    }
    for (const each of walked) sound.add(each)
  }
}
