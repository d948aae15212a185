import type { WithdrawalState } from '@touchstone/protocol'
import type { Millis } from '../../database/columns.ts'

/** Withdrawals exist in the real world alone: no table names a world. */
export interface WithdrawalProductTables {
  /** Customers' labels of their addresses. */
  address_labels: {
    /** The core's number of the address. */
    address: bigint
    owner: bigint
    remark: string
    tag: string
  }
  /** The receivers of banks' payments. */
  bank_payees: {
    /** SHA-256 (hex) of the details, as the log has it. */
    digest: string
    user_id: string
    /** The details as JSON, encrypted with a key outside the database. */
    sealed: string
    /** Keyed digest of the account's number. */
    account_digest: string
    created_at: Millis
  }
  /** Notes of operators to the customer about a refusal. */
  withdrawal_texts: { withdrawal: bigint; text: string }
  /** Tags or memos of withdrawals to an address, as their customers gave them. */
  withdrawal_tags: { withdrawal: bigint; tag: string }
  /** Of which states the holder was told by mail. */
  withdrawal_mails: { withdrawal: bigint; state: WithdrawalState; sent_at: Millis }
}

declare module '../../database/schema.ts' {
  interface Database extends WithdrawalProductTables {}
}
