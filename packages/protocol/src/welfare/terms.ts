import { ASSET } from '../ledger/assets.ts'
import { CAMPAIGN } from '../rewards/terms.ts'
import { type FieldsOf, fields, id, list, text, timestamp, whole, word } from '../shape/kinds.ts'

const MAX_CLAIMS = 1_000
const MAX_CONDITIONS = 8

/** Conditions that the exchange can prove of a customer, counted since the first reward terms. */
const CONDITIONS = {
  /** Trading fees in the withdrawal asset. */
  fees_paid: 0,
  /** Fills and settled options. */
  trades: 1,
  /** Traded value in the withdrawal asset. */
  turnover: 2,
  /** The level of verification. */
  level: 3,
} as const
export type WelfareConditionKind = keyof typeof CONDITIONS
export const CONDITION_KINDS = [
  'fees_paid',
  'trades',
  'turnover',
  'level',
] as const satisfies readonly WelfareConditionKind[]

export const WELFARE_CONDITION_KIND = word(CONDITIONS)

const CONDITION_FIELDS = {
  kind: WELFARE_CONDITION_KIND,
  /** At least: a decimal string, or a whole number. */
  need: text(1),
}
export type WelfareCondition = FieldsOf<typeof CONDITION_FIELDS>

/** `ended`: no claims any more, for good. */
const CAMPAIGN_STATES = { running: 0, ended: 1 } as const

export const WELFARE_TERMS_FIELDS = {
  campaign: CAMPAIGN,
  title: text(1),
  /** Number of the text with details; 0: none. */
  text: id(0),
  asset: ASSET,
  /** The amount of one claim, decimal string in the asset. */
  reward: text(1),
  /** Claims of one customer. */
  perPerson: whole(1, MAX_CLAIMS),
  /** Claims are taken from then on, and until then, not including it. */
  from: timestamp(),
  until: timestamp(),
  conditions: list(fields(CONDITION_FIELDS), MAX_CONDITIONS),
  state: word(CAMPAIGN_STATES),
}
/** A campaign of welfare. Once it has begun, later versions are never harder on a customer. */
export type WelfareTerms = FieldsOf<typeof WELFARE_TERMS_FIELDS>
