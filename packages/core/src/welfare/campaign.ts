import type { OwnerId, WelfareConditionKind, WelfareTerms } from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'
import { assetIndex } from '../ledger/assetIndex.ts'
import { currencyScale } from '../ledger/currency.ts'
import type { LedgerState } from '../ledger/ledgerState.ts'

interface Condition {
  readonly kind: WelfareConditionKind
  /** In the withdrawal asset, or a plain number. */
  readonly need: bigint
}

/** Terms with their amounts read. */
export interface CampaignRules {
  /** Number of the decision that set them. */
  readonly version: number
  readonly terms: WelfareTerms
  /** Place in the genesis list. */
  readonly asset: number
  /** The reward of one claim. */
  readonly reward: Amount
  readonly conditions: readonly Condition[]
}

/** A campaign and the customers who have claimed it. */
export interface Campaign {
  rules: CampaignRules
  /** Whether nothing is paid any more, for good. */
  isOver: boolean
  /** How many times, in order of first claims. */
  readonly claims: Map<OwnerId, number>
}

/** Reads terms; undefined when an amount cannot be read or pays nothing, or when it would never run. WELF-2. */
export function readCampaign(state: LedgerState, terms: WelfareTerms, version: number): CampaignRules | undefined {
  const asset = assetIndex(state, terms.asset)
  const reward = parseDecimal(terms.reward, state.assets[asset]?.scale ?? 0) ?? 0n
  const conditions = terms.conditions.map(({ kind, need }) => ({ kind, need: parseNeed(state, kind, need) }))
  const isSound = asset >= 0 && reward > 0n && terms.from < terms.until && conditions.every(({ need }) => need >= 0n)
  return isSound ? { version, terms, asset, reward, conditions } : undefined
}

/** Below zero when it cannot be read. */
function parseNeed(state: LedgerState, kind: WelfareConditionKind, need: string): bigint {
  const isMoney = kind === 'fees_paid' || kind === 'turnover'
  return parseDecimal(need, isMoney ? currencyScale(state) : 0) ?? -1n
}

/** Whether later terms of a campaign that has begun take anything away that the earlier ones gave. WELF-2. */
export function narrows(before: CampaignRules, after: CampaignRules): boolean {
  return (
    after.terms.from > before.terms.from ||
    after.terms.until < before.terms.until ||
    after.terms.perPerson < before.terms.perPerson ||
    after.reward < before.reward ||
    !after.conditions.every(({ kind, need }) =>
      before.conditions.some((known) => known.kind === kind && known.need >= need),
    )
  )
}
