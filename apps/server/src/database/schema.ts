import type { ApprovalTables } from '../approvals/schema.ts'
import type { AuditTables } from '../audit/schema.ts'
import type { ChainTables } from '../chain/schema.ts'
import type { ContentTables } from '../content/schema.ts'
import type { FilesTables } from '../files/schema.ts'
import type { IdentityTables } from '../identity/schema.ts'
import type { KycTables } from '../kyc/schema.ts'
import type { MailTables } from '../mail/schema.ts'
import type { OperatorTables } from '../operators/schema.ts'
import type { ContractProductTables } from '../products/contracts/schema.ts'
import type { DepositTables } from '../products/deposits/schema.ts'
import type { PurchaseTables } from '../products/purchases/schema.ts'
import type { WithdrawalProductTables } from '../products/withdrawals/schema.ts'
import type { ReviewTables } from '../review/schema.ts'
import type { MigrationTables } from './migrationTables.ts'

/** Every table the server knows by type: each area describes its own, this line joins them. */
export interface Database
  extends MigrationTables,
    IdentityTables,
    MailTables,
    ContentTables,
    FilesTables,
    KycTables,
    ReviewTables,
    AuditTables,
    OperatorTables,
    ApprovalTables,
    ChainTables,
    DepositTables,
    PurchaseTables,
    WithdrawalProductTables,
    ContractProductTables {}
