import type { WithdrawalKind, WithdrawalState, World } from '@touchstone/protocol'

export type WithdrawalTables = {
  /** What was asked for; nothing of it changes afterwards. */
  withdrawals: {
    world: World
    withdrawal: bigint
    owner: bigint
    kind: WithdrawalKind
    asset: number
    amount: bigint
    fee: bigint
    /** Number of the address or the lot, 0 of a bank withdrawal. */
    target: bigint
    destination: string
    sequence: bigint
    time: bigint
  }
  /** Each state it came into, once; the last one is where it stands. */
  withdrawal_steps: {
    world: World
    withdrawal: bigint
    state: WithdrawalState
    owner: bigint
    /** '' and 0 before `signed`; of `signed` the latest version of the payment, at the end the one that the chain took. */
    transaction: string
    block: bigint
    /** Of a bank's payment, else ''. */
    reference: string
    /** Operators who decided it and why; 0 and '' by the customer or the platform. */
    proposer: number
    approver: number
    reason: string
    sequence: bigint
    time: bigint
  }
}

export const WITHDRAWAL_TABLES = [
  'withdrawals',
  'withdrawal_steps',
] as const satisfies readonly (keyof WithdrawalTables)[]
