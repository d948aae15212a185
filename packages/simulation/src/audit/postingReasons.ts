import { FIRST_CUSTOMER, type LedgerAccount, type Posting, SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

const { external, fees, insurance, liquidity, optionsPool, rounding, sandboxFlow, clearing, treasury } = SYSTEM_OWNERS

type Fit = (source: LedgerAccount, destination: LedgerAccount) => boolean

function isCustomer({ owner }: LedgerAccount): boolean {
  return owner >= FIRST_CUSTOMER
}

function mayTrade(account: LedgerAccount): boolean {
  return isCustomer(account) || account.owner === liquidity || account.owner === sandboxFlow
}

/** Customers have a wallet for each product, the house one for all. */
function isIn(wallet: LedgerAccount['wallet'], account: LedgerAccount): boolean {
  return account.wallet === (isCustomer(account) ? wallet : 'funds')
}

/** Whoever may have a position, with the money that stands behind it. */
function holdsContracts(account: LedgerAccount): boolean {
  return (mayTrade(account) || account.owner === insurance) && isIn('contract', account)
}

function isFree({ owner, bucket }: LedgerAccount, who: number): boolean {
  return owner === who && bucket === 'available'
}

function isFunds(account: LedgerAccount, bucket: LedgerAccount['bucket']): boolean {
  return isCustomer(account) && account.wallet === 'funds' && account.bucket === bucket
}

function throughClearing(source: LedgerAccount, destination: LedgerAccount): boolean {
  return (
    (holdsContracts(source) && isFree(destination, clearing)) ||
    (isFree(source, clearing) && holdsContracts(destination))
  )
}

function isOneWallet(source: LedgerAccount, destination: LedgerAccount): boolean {
  return source.owner === destination.owner && source.wallet === destination.wallet
}

const FITS: Readonly<Record<Posting['reason'], Fit>> = {
  capital: (source) => source.owner === external,
  faucet: (source, destination) =>
    source.owner === external &&
    (mayTrade(destination) || isFree(destination, insurance) || isFree(destination, optionsPool)),
  hold: (source, destination) =>
    isOneWallet(source, destination) && source.bucket === 'available' && destination.bucket === 'held',
  release: (source, destination) =>
    isOneWallet(source, destination) && source.bucket === 'held' && destination.bucket === 'available',
  trade: (source, destination) =>
    source.owner !== destination.owner &&
    mayTrade(source) &&
    mayTrade(destination) &&
    isIn('funds', source) &&
    isIn('funds', destination),
  fee: (source, destination) => isFree(destination, fees) && (mayTrade(source) || source.owner === insurance),
  transfer: (source, destination) =>
    isCustomer(source) &&
    source.owner === destination.owner &&
    source.wallet !== destination.wallet &&
    source.bucket === 'available' &&
    destination.bucket === 'available',
  pnl: throughClearing,
  loss_settled: (source, destination) => holdsContracts(source) && isFree(destination, clearing),
  funding: throughClearing,
  liquidation_fee: (source, destination) =>
    mayTrade(source) && isIn('contract', source) && isFree(destination, insurance),
  insurance: (source, destination) =>
    (isFree(source, insurance) && isFree(destination, clearing)) ||
    (mayTrade(source) && isIn('contract', source) && isFree(destination, insurance)),
  option_stake: (source, destination) =>
    isCustomer(source) && source.wallet === 'delivery' && source.bucket === 'held' && isFree(destination, optionsPool),
  option_payout: (source, destination) =>
    source.owner === optionsPool &&
    source.bucket === 'held' &&
    isCustomer(destination) &&
    destination.wallet === 'delivery' &&
    destination.bucket === 'available',
  rounding: (source, destination) => isFree(source, clearing) && isFree(destination, rounding),
  deposit: (source, destination) => isFree(source, external) && isFunds(destination, 'available'),
  withdrawal: (source, destination) => isFunds(source, 'held') && isFree(destination, external),
  withdrawal_fee: (source, destination) => isFunds(source, 'held') && isFree(destination, fees),
  purchase: (source, destination) => isFree(source, treasury) && isFunds(destination, 'available'),
  conversion: (source, destination) =>
    (isFunds(source, 'available') && isFree(destination, liquidity)) ||
    (isFree(source, liquidity) && isFunds(destination, 'available')),
}

/** I3: money moves for a reason only between those whom the reason concerns. `rounding` receives and never gives. */
export function checkReason({ source, destination, reason }: Posting): void {
  const fits = FITS[reason](source, destination) && source.owner !== rounding
  demand(fits, 'I3', () => `${reason} from ${accountName(source)} to ${accountName(destination)}`)
}

export function accountName({ owner, wallet, asset, bucket }: LedgerAccount): string {
  return `${owner}/${wallet}/${asset}/${bucket}`
}
