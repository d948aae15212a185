import type { AuditChain } from '../audit/auditChain.ts'
import { createBankPayees } from '../products/withdrawals/payees/bankPayees.ts'
import type { AdminHandlers } from './adminContext.ts'
import { type ApprovalCallParts, approvalCalls } from './calls/approvalCalls.ts'
import { type AuditCallParts, auditCalls } from './calls/auditCalls.ts'
import { type CustodyView, custodyCalls } from './calls/custodyCalls.ts'
import { type DepositAdminParts, depositCalls } from './calls/depositCalls.ts'
import { type HealthCallParts, healthCalls } from './calls/healthCalls.ts'
import { type MarketCallParts, marketCalls } from './calls/marketCalls.ts'
import { type MarketListParts, marketListCalls } from './calls/marketListCalls.ts'
import { moneyTermsCalls } from './calls/moneyTermsCalls.ts'
import { type OperatorCallParts, operatorCalls } from './calls/operatorCalls.ts'
import { type PlatformCallParts, platformCalls } from './calls/platformCalls.ts'
import { type PolicyCallParts, policyCalls } from './calls/policyCalls.ts'
import { type ReviewCallParts, reviewCalls } from './calls/reviewCalls.ts'
import { type SessionCallParts, sessionCalls } from './calls/sessionCalls.ts'
import { type UserCallParts, userCalls } from './calls/userCalls.ts'
import { type UserListParts, userListCalls } from './calls/userListCalls.ts'
import { type UserMoneyParts, userMoneyCalls } from './calls/userMoneyCalls.ts'
import { type WithdrawalCallParts, withdrawalCalls } from './calls/withdrawals/withdrawalCalls.ts'
import { hostingCalls } from './hosting/hostingCalls.ts'

type Named = Omit<
  PolicyCallParts & ReviewCallParts & ApprovalCallParts & UserListParts & WithdrawalCallParts,
  'operators' | 'payees'
>

/** All that the console's calls are made of. */
export interface AdminParts
  extends Named,
    SessionCallParts,
    UserCallParts,
    UserMoneyParts,
    DepositAdminParts,
    MarketCallParts,
    MarketListParts,
    PlatformCallParts,
    HealthCallParts,
    AuditCallParts,
    OperatorCallParts {
  readonly audit: AuditChain
  /** The key of the files: those of banks' payees are drawn from it. */
  readonly key: Buffer
  /** null: this server has no payouts over a chain. */
  readonly custody: CustodyView | null
}

/** Every call of the admin catalog with its handler. */
export function adminHandlers(parts: AdminParts): AdminHandlers {
  const named = { ...parts, operators: parts.operators.rows }
  return {
    ...sessionCalls(parts),
    ...reviewCalls(named),
    ...approvalCalls(named),
    ...userListCalls(named),
    ...userMoneyCalls(parts),
    ...userCalls(parts),
    ...marketListCalls(parts),
    ...marketCalls(parts),
    ...policyCalls(named),
    ...platformCalls(parts),
    ...custodyCalls(parts.custody),
    ...depositCalls(parts),
    ...healthCalls(parts),
    ...auditCalls(parts),
    ...operatorCalls(parts),
    ...withdrawalCalls({ ...named, payees: createBankPayees(parts) }),
    ...moneyTermsCalls(parts),
    ...hostingCalls(parts),
  }
}
