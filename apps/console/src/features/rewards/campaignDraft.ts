import type { AdminCallData } from '@touchstone/protocol/admin'
import { localTime, momentOf } from '../../shared/acts/localTime.ts'

export type Campaign = AdminCallData<'getCampaigns'>['campaigns'][number]
export type CampaignTerms = Campaign['terms']
type Condition = CampaignTerms['conditions'][number]

export const CAMPAIGN_FIELDS = [
  'title',
  'text',
  'currency',
  'reward',
  'perPerson',
  'from',
  'until',
  'conditions',
  'state',
] as const
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number]
/** The terms as entered in the fields; times are local, without a zone. */
export type CampaignDraft = Readonly<Record<CampaignField, string>>

const DECIMAL = /^\d{1,12}(\.\d{1,8})?$/
const COUNT = /^\d{1,7}$/
const KINDS: readonly Condition['kind'][] = ['fees_paid', 'trades', 'turnover', 'level']

export const EMPTY_CAMPAIGN: CampaignDraft = {
  title: '',
  text: '0',
  currency: 'USDT',
  reward: '',
  perPerson: '1',
  from: '',
  until: '',
  conditions: '',
  state: 'running',
}

export function draftOfCampaign(terms: CampaignTerms): CampaignDraft {
  const { title, text, currency, reward, perPerson, from, until, conditions, state } = terms
  return {
    title,
    currency,
    reward,
    state,
    text: String(text),
    perPerson: String(perPerson),
    from: localTime(from),
    until: localTime(until),
    conditions: conditions.map(({ kind, need }) => `${kind} ${need}`).join(', '),
  }
}

/** The number for a new campaign. */
export function nextCampaign(campaigns: readonly Campaign[]): number {
  return Math.max(0, ...campaigns.map(({ terms }) => terms.campaign)) + 1
}

function conditionOf(line: string): Condition | undefined {
  const [word, need = '', ...rest] = line.trim().split(/\s+/)
  const kind = KINDS.find((known) => known === word)
  return kind && DECIMAL.test(need) && rest.length === 0 ? { kind, need } : undefined
}

function conditionsOf(text: string): Condition[] | undefined {
  if (text.trim() === '') return []
  const conditions = text.split(',').map(conditionOf)
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined
}

/** The terms in the fields; undefined while one of them cannot be read. `now`: the terms in force. */
export function campaignTermsOf(
  campaign: number,
  draft: CampaignDraft,
  now: CampaignTerms | undefined,
): CampaignTerms | undefined {
  const [title, currency, reward] = [draft.title.trim(), draft.currency.trim(), draft.reward.trim()]
  const [from, until] = [momentOf(draft.from, now?.from), momentOf(draft.until, now?.until)]
  const conditions = conditionsOf(draft.conditions)
  const isRead = DECIMAL.test(reward) && COUNT.test(draft.text.trim()) && COUNT.test(draft.perPerson.trim())
  if (title === '' || currency === '' || !isRead || conditions === undefined || !(from < until)) return undefined
  const counts = { text: Number(draft.text), perPerson: Number(draft.perPerson) }
  const state = draft.state === 'ended' ? 'ended' : 'running'
  return { campaign, title, currency, reward, ...counts, from, until, conditions, state }
}
