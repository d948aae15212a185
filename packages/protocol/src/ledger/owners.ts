import { wordsOf } from '../shape/wordsByNumber.ts'

/** A ledger owner: a customer (from FIRST_CUSTOMER on) or one of the fixed system owners. Ids are never reused. */
export type OwnerId = number

/**
 * System owners, one purpose each. Only `external` may hold negative balances: it mirrors the money that came from and went
 * to the outside.
 */
export const SYSTEM_OWNERS = {
  external: 1,
  fees: 2,
  insurance: 3,
  /** The disclosed house market maker. */
  liquidity: 4,
  optionsPool: 5,
  /** The operator's own money. */
  treasury: 6,
  loanPool: 7,
  suspense: 8,
  rounding: 9,
  /** Sandbox only: a disclosed account whose small simulated orders keep the sandbox markets moving. */
  sandboxFlow: 10,
  /** Stands between the two sides of every contract: holds exactly the open positions' unrealised profit and loss, never below zero. */
  clearing: 11,
  /** Money that products have promised and set aside from the treasury. */
  escrow: 12,
  /** Coins on offer, and the money paid for them until they are listed. */
  offering: 13,
  /** Money set aside from the treasury for campaigns that give rewards. */
  campaigns: 14,
} as const

export type SystemOwner = keyof typeof SYSTEM_OWNERS

export const FIRST_CUSTOMER = 1000

/** House accounts: their prints carry a `house` flag wherever they are shown. */
export function isHouse(owner: OwnerId): boolean {
  return owner === SYSTEM_OWNERS.liquidity || owner === SYSTEM_OWNERS.sandboxFlow
}

/** The number of each wallet in the log, for ever. */
export const WALLET_NUMBERS = { funds: 0, contract: 1, delivery: 2, hosting: 3 } as const
export type Wallet = keyof typeof WALLET_NUMBERS
export const WALLETS = wordsOf(WALLET_NUMBERS)

/** The two parts of an account: available money, and money that open orders and the like hold ("frozen" on screen). */
export type Bucket = 'available' | 'held'
