import { createBankPayees } from '../products/withdrawals/payees/bankPayees.ts'
import type { AdminHandlers } from './adminContext.ts'
import type { AdminServices } from './adminServices.ts'
import { approvalCalls } from './calls/approvalCalls.ts'
import { auditCalls } from './calls/auditCalls.ts'
import { type CustodyView, custodyCalls } from './calls/custodyCalls.ts'
import { depositCalls } from './calls/depositCalls.ts'
import { healthCalls } from './calls/healthCalls.ts'
import { marketCalls } from './calls/marketCalls.ts'
import { marketListCalls } from './calls/marketListCalls.ts'
import { moneyTermsCalls } from './calls/moneyTermsCalls.ts'
import { operatorCalls } from './calls/operatorCalls.ts'
import { platformCalls } from './calls/platformCalls.ts'
import { policyCalls } from './calls/policyCalls.ts'
import { reviewCalls } from './calls/reviewCalls.ts'
import { sessionCalls } from './calls/sessionCalls.ts'
import { userCalls } from './calls/userCalls.ts'
import { userListCalls } from './calls/userListCalls.ts'
import { userMoneyCalls } from './calls/userMoneyCalls.ts'
import { withdrawalCalls } from './calls/withdrawals/withdrawalCalls.ts'
import { bannerCalls } from './content/bannerCalls.ts'
import { companyCalls } from './content/companyCalls.ts'
import { textCalls } from './content/textCalls.ts'
import { hostingCalls } from './hosting/hostingCalls.ts'
import { inviteeCalls } from './invitations/inviteeCalls.ts'
import { loanCalls } from './loans/loanCalls.ts'
import { newCoinCalls } from './newCoins/newCoinCalls.ts'
import { newCoinProposals } from './newCoins/newCoinProposals.ts'
import { subscriptionDecisions } from './newCoins/subscriptionDecisions.ts'
import { activityCalls } from './rewards/activityCalls.ts'
import { deskCalls } from './support/deskCalls.ts'
import { queueCalls } from './support/queueCalls.ts'
import { campaignCalls } from './welfare/campaignCalls.ts'

/** Every call of the admin catalog with its handler. `custody`: null without payouts over a chain. */
export function adminHandlers(services: AdminServices, custody: CustodyView | null): AdminHandlers {
  const payees = createBankPayees(services)
  return {
    ...sessionCalls(services),
    ...reviewCalls(services),
    ...approvalCalls(services),
    ...userListCalls(services),
    ...userMoneyCalls(services),
    ...userCalls(services),
    ...marketListCalls(services),
    ...marketCalls(services),
    ...policyCalls(services),
    ...platformCalls(services),
    ...custodyCalls(custody),
    ...depositCalls(services),
    ...healthCalls(services),
    ...auditCalls(services),
    ...operatorCalls(services),
    ...withdrawalCalls({ ...services, payees }),
    ...moneyTermsCalls(services),
    ...hostingCalls(services),
    ...newCoinCalls(services),
    ...newCoinProposals(services),
    ...subscriptionDecisions(services),
    ...activityCalls(services),
    ...inviteeCalls(services),
    ...campaignCalls(services),
    ...loanCalls(services),
    ...textCalls(services),
    ...companyCalls(services),
    ...queueCalls(services),
    ...deskCalls(services),
    ...bannerCalls(services),
  }
}
