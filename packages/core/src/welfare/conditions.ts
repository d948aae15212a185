import type { OwnerId, WelfareConditionKind, WelfareConditionView } from '@touchstone/protocol'
import type { CampaignRules } from './campaign.ts'
import type { WelfareState } from './welfareState.ts'

/** How far a customer is with each condition. WELF-3. */
export function conditionsOf(state: WelfareState, rules: CampaignRules, owner: OwnerId): WelfareConditionView[] {
  return rules.conditions.map(({ kind, need }) => {
    const done = doneOf(state, owner, kind)
    return { kind, need, done, met: done >= need }
  })
}

function doneOf(state: WelfareState, owner: OwnerId, kind: WelfareConditionKind): bigint {
  const { feesPaid, trades, turnover } = state.tradingFees.of(owner)
  switch (kind) {
    case 'fees_paid':
      return feesPaid
    case 'trades':
      return BigInt(trades)
    case 'turnover':
      return turnover
    case 'level':
      return BigInt(state.accountStatus.level(owner))
  }
}
