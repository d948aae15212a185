import type { DepositQueries } from '@touchstone/protocol'
import { depositKey } from './creditDeposit.ts'
import type { DepositsState } from './depositsState.ts'

export function depositQueries({ deposits }: DepositsState): DepositQueries {
  return {
    isCredited: (chain, token, transaction, logIndex) =>
      deposits.has(depositKey({ chain, token, transaction, logIndex })),
  }
}
