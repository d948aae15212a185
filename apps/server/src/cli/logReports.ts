import { OriginReport } from './hosting/originReport.ts'
import { CommissionReport } from './invitations/commissionReport.ts'
import { LoanReport } from './loans/loanReport.ts'
import type { LogReport } from './logReport.ts'
import { OfferingReport } from './newCoins/offeringReport.ts'
import { BudgetReport } from './rewards/budgetReport.ts'
import { SIGN_REWARDS } from './signIn/signRewards.ts'
import { WELFARE_REWARDS } from './welfare/welfareRewards.ts'

/** One of each, that has read nothing yet. */
export function logReports(): readonly LogReport[] {
  return [
    new OriginReport(),
    new LoanReport(),
    new OfferingReport(),
    new BudgetReport([SIGN_REWARDS, WELFARE_REWARDS]),
    new CommissionReport(),
  ]
}
