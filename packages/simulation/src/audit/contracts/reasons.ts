import { type LedgerAccount, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Fit, isFree, isIn, mayTrade } from '../accounts.ts'

const { clearing, insurance, rounding } = SYSTEM_OWNERS

type Reason = 'pnl' | 'loss_settled' | 'funding' | 'liquidation_fee' | 'insurance' | 'rounding'

/** Every owner that may have a position, with the account that holds its margin. */
function holdsContracts(account: LedgerAccount): boolean {
  return (mayTrade(account) || account.owner === insurance) && isIn('contract', account)
}

function throughClearing(source: LedgerAccount, destination: LedgerAccount): boolean {
  return (
    (holdsContracts(source) && isFree(destination, clearing)) ||
    (isFree(source, clearing) && holdsContracts(destination))
  )
}

export const CONTRACT_REASONS: Readonly<Record<Reason, Fit>> = {
  pnl: throughClearing,
  loss_settled: (source, destination) => holdsContracts(source) && isFree(destination, clearing),
  funding: throughClearing,
  liquidation_fee: (source, destination) =>
    mayTrade(source) && isIn('contract', source) && isFree(destination, insurance),
  insurance: (source, destination) =>
    (isFree(source, insurance) && isFree(destination, clearing)) ||
    (mayTrade(source) && isIn('contract', source) && isFree(destination, insurance)),
  rounding: (source, destination) => isFree(source, clearing) && isFree(destination, rounding),
}
