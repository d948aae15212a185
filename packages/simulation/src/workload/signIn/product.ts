import type { CoreQueries, OperatorAction, RewardTerms } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { proposed } from '../people.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { SignInFlow } from './signInFlow.ts'

export const SIGN_IN: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    seldom: new SignInFlow(draws),
    offers: {
      share: 1,
      isReady: (core) => core.decisions.operators().length > 1,
      next: (core) => proposed(draws, core, decision(draws, core), 'administrator'),
    },
  }),
}

/** Mostly the terms, as long as there are none; then their budget, which is taken back now and then. */
function decision(draws: Draws, core: CoreQueries): OperatorAction {
  const { random } = draws
  if (!core.rewards.terms() || random.chance(25)) return { type: 'SetRewardTerms', terms: terms(draws) }
  if (random.chance(10)) return { type: 'CloseCampaign', campaign: 0 }
  return { type: 'FundCampaign', campaign: 0, amount: BigInt(random.pick([30, 777, 7_777, 900_000])) }
}

/** Rewards of a few units, so that the fees of a short history allow some; now and then more than allowed. */
function terms({ random }: Draws): RewardTerms {
  return {
    rewardSharePpm: random.pick([100_000, 100_000, 33_333, 0]),
    inviteRatesPpm: random.pick([
      [50_000, 30_000, 15_000, 5_000],
      [40_001, 33_333, 9_999],
      [100_000, 0, 0, 0],
      [60_000, 40_000, 1, 0],
    ]),
    waitDays: random.pick([1, 1, 2]),
    signInRewards: Array.from({ length: 7 }, () => random.pick(['0.000001', '0.0005', '0.01', '0.05'])),
  }
}
