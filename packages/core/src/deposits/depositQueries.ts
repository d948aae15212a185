import type { DepositQueries } from '@touchstone/protocol'
import { depositKey } from './creditDeposit.ts'
import type { DepositsState } from './depositsState.ts'

export function depositQueries({ deposits }: DepositsState): DepositQueries {
  return {
    isCredited: (chain, contract, transaction, logIndex) =>
      deposits.has(depositKey({ chain, contract, transaction, logIndex })),
  }
}
