import type { CreditPort } from '../../chain/creditDeposits.ts'
import type { DepositChain } from '../../chain/depositChain.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import type { Worker } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { depositAsset } from './depositAsset.ts'
import { closeLeftVouchers, closeVouchers } from './voucherRows.ts'

function creditPort(real: WorldPort): CreditPort {
  return {
    isCredited: ({ chain, token, transaction, logIndex }) =>
      real.core.deposits.isCredited(chain, token, transaction, logIndex),
    credit: async (command) => {
      const { sequence, reply } = await real.submit(command)
      return reply.kind === 'rejected' ? { refused: reply.rejection } : { sequence }
    },
  }
}

/** Follows the chain: arrivals on customers' addresses are credited to them, and close their forms about it. */
export function creditWorker(
  chain: DepositChain,
  { real, database, clock, problem, recordsChanged }: CreditServices,
): Worker {
  const watcher = chain.watcher({
    port: creditPort(real),
    asset: depositAsset(real),
    onChange: (owners) => {
      for (const owner of owners) recordsChanged(owner, 'deposit')
    },
    onCredited: (deposit) => closeVouchers(database, deposit, clock.now()),
    onProblem: (trouble) => problem('chain_problem', trouble, 'deposits cannot be followed now'),
  })
  return {
    name: 'deposits',
    start: async () => {
      await closeLeftVouchers(database, clock.now())
      watcher.start()
    },
    stop: () => watcher.stop(),
    trouble: () => troubleOf(chain),
  }
}

export type CreditServices = Pick<ProductServices, 'real' | 'database' | 'clock' | 'problem' | 'recordsChanged'>

/** Why nothing is credited now, null when deposits are. */
function troubleOf({ status }: DepositChain): string | null {
  const { state, reason } = status()
  if (state === 'frozen') return `nothing is credited until an operator has looked: ${reason}`
  return state === 'trouble' ? reason : null
}
