import type { OperatorAction, RewardTerms, WelfareConditionKind, WelfareTerms } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { Named } from '../named.ts'

type Act = (run: Named, match: readonly string[]) => OperatorAction

const DAY_MS = 86_400_000

/** What the stories give back of fees, but for what they say of it. */
export const TOY_REWARDS: RewardTerms = {
  rewardSharePpm: 100_000,
  inviteRatesPpm: [50_000, 30_000, 15_000, 5_000],
  waitDays: 30,
  signInRewards: ['0.01', '0.02', '0.03', '0.04', '0.05', '0.06', '0.07'],
}

/** What people at the console may do about rewards. */
const ACTS: readonly (readonly [RegExp, Act])[] = [
  [/^sets? the rewards(?: to (.*))?$/, (_, [change = '']) => ({ type: 'SetRewardTerms', terms: rewardTerms(change) })],
  [
    /^puts? (\S+) (USDT|BTC) into campaign (\d+)$/,
    (_, [amount = '', code, campaign]) => ({
      type: 'FundCampaign',
      campaign: Number(campaign),
      amount: parseDecimal(amount, code === 'BTC' ? 8 : 6) ?? 0n,
    }),
  ],
  [/^empt(?:y|ies) campaign (\d+)$/, (_, [campaign]) => ({ type: 'CloseCampaign', campaign: Number(campaign) })],
  [
    /^offers? campaign (\d+)(?:: (.*?))?(?: for (\d+) days)?(?: to (.*))?$/,
    (run, [campaign, change = '', days = '10', conditions = '']) => ({
      type: 'SetCampaign',
      terms: campaignTerms(Number(campaign), change, run.now, Number(days), conditions),
    }),
  ],
]

/** What a phrase says about rewards; undefined when it says nothing of the kind. */
export function readRewardAct(run: Named, phrase: string): OperatorAction | undefined {
  const act = ACTS.find(([pattern]) => pattern.test(phrase))
  return act?.[1](run, act[0].exec(phrase)?.slice(1) ?? [])
}

/** "waitDays 1, signInRewards 1 2 3": lists have blanks between their items. */
function rewardTerms(change: string): RewardTerms {
  const said = change.split(', ').map((field) => field.split(' '))
  const fields = said.map(([field = '', ...values]) => {
    if (field === 'signInRewards') return [field, values]
    return [field, field === 'inviteRatesPpm' ? values.map(Number) : Number(values[0])]
  })
  return { ...TOY_REWARDS, ...(change === '' ? {} : Object.fromEntries(fields)) }
}

/** "reward 2, asset 2" and "trades 3 and level 1": from now on, unless it is said otherwise. */
function campaignTerms(campaign: number, change: string, now: number, days: number, conditions: string): WelfareTerms {
  const said = change === '' ? [] : change.split(', ').map((field) => field.split(' '))
  const { asset = '1', reward = '1', perPerson = '1', state = 'running', wait = '0' } = Object.fromEntries(said)
  const from = now + Number(wait) * DAY_MS
  const needs = conditions === '' ? [] : conditions.split(' and ').map((each) => each.split(' '))
  return {
    campaign,
    title: 'Welcome',
    text: 0,
    asset: Number(asset),
    reward,
    perPerson: Number(perPerson),
    from,
    until: from + days * DAY_MS,
    conditions: needs.map(([kind, need = '']) => ({ kind: kind as WelfareConditionKind, need })),
    state: state as WelfareTerms['state'],
  }
}
