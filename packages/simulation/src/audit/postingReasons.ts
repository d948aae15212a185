import { type LedgerAccount, type Posting, SYSTEM_OWNERS } from '@touchstone/protocol'
import { accountName, type Fit, isFree, mayTrade } from './accounts.ts'
import { demand } from './auditFailure.ts'
import type { CommonReason } from './productAudit.ts'
import { PRODUCTS } from './products.ts'

const { campaigns, external, fees, insurance, optionsPool, rounding, treasury } = SYSTEM_OWNERS

function isOneWallet(source: LedgerAccount, destination: LedgerAccount): boolean {
  return source.owner === destination.owner && source.wallet === destination.wallet
}

/** Of no product alone. */
const COMMON: Readonly<Record<CommonReason, Fit>> = {
  capital: (source) => source.owner === external,
  faucet: (source, destination) =>
    source.owner === external &&
    (mayTrade(destination) || isFree(destination, insurance) || isFree(destination, optionsPool)),
  hold: (source, destination) =>
    isOneWallet(source, destination) && source.bucket === 'available' && destination.bucket === 'held',
  release: (source, destination) =>
    isOneWallet(source, destination) && source.bucket === 'held' && destination.bucket === 'available',
  fee: (source, destination) => isFree(destination, fees) && (mayTrade(source) || source.owner === insurance),
  campaign_funded: (source, destination) => isFree(source, treasury) && isFree(destination, campaigns),
  campaign_closed: (source, destination) => isFree(source, campaigns) && isFree(destination, treasury),
}

const FITS: ReadonlyMap<string, Fit> = new Map(
  [COMMON, ...PRODUCTS.map(({ reasons }) => reasons)].flatMap((reasons) => Object.entries(reasons)),
)

/** I3: each posting reason moves money only between the kinds of account named with it. `rounding` receives and never gives. */
export function checkReason({ source, destination, reason }: Posting): void {
  const fits = FITS.get(reason)?.(source, destination) === true && source.owner !== rounding
  demand(fits, 'I3', () => `${reason} from ${accountName(source)} to ${accountName(destination)}`)
}
