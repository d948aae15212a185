import type { CallData, SomeQueries } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { markdownTable } from '../trading/terms/markdownTable.ts'
import type { ServerWords } from '../words/english.ts'
import type { Say } from '../words/formatMessage.ts'
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

/** The rewards in force, for the rules of the sign-in. */
export function signInTable(
  core: Core,
  words: ServerWords['figures']['rewards'],
  say: Say,
  percent: (ppm: number) => string,
): string {
  const view = core.rewards.terms()
  if (!view) return words.none
  const { rewardSharePpm, signInRewards } = view.terms
  const heads = [words.day, say(words.reward, { currency: REWARD_CURRENCY })]
  const table = markdownTable(
    heads,
    signInRewards.map((reward, at) => [at + 1, reward]),
  )
  return `${table}\n\n${say(words.share, { share: percent(rewardSharePpm) })}`
}
