import type { CallData, SomeQueries } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { REWARD_CURRENCY } from './rewardAsset.ts'

type PublicTerms = CallData<'getParam'>['rewards']
type Core = SomeQueries<{ rewards: 'terms' }>

const NOTHING: PublicTerms = {
  terms: 0,
  currency: REWARD_CURRENCY,
  share: '0',
  inviteRates: [],
  waitDays: 0,
  signIn: [],
}

/** What `getParam` says of rewards: the terms in force now. */
export function publicTerms(core: Core): PublicTerms {
  const view = core.rewards.terms()
  if (!view) return NOTHING
  const { rewardSharePpm, inviteRatesPpm, waitDays, signInRewards } = view.terms
  return {
    terms: view.version,
    currency: REWARD_CURRENCY,
    share: ppmToFraction(rewardSharePpm),
    inviteRates: inviteRatesPpm.map(ppmToFraction),
    waitDays,
    signIn: [...signInRewards],
  }
}

const PPM_OF_PERCENT = 10_000

/** The rewards in force, for the rules of the sign-in. */
export function signInTable(core: Core): string {
  const view = core.rewards.terms()
  if (!view) return 'Nothing is rewarded now.'
  const { rewardSharePpm, signInRewards } = view.terms
  return [
    `| Day | Reward, ${REWARD_CURRENCY} |`,
    '| --- | --- |',
    ...signInRewards.map((reward, at) => `| ${at + 1} | ${reward} |`),
    '',
    `At most ${rewardSharePpm / PPM_OF_PERCENT} % of your own trading fees come back as rewards of sign-in and welfare.`,
  ].join('\n')
}
