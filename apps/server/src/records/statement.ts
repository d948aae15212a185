import type { Language, OwnerId, PostingReason, Wallet, World } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

/** A customer's accounts from `from` to `to`, both included (UTC ms), whole or of one account or currency. */
export interface StatementScope {
  readonly world: World
  readonly owner: OwnerId
  readonly from: Timestamp
  readonly to: Timestamp
  readonly wallet: Wallet | undefined
  readonly asset: number | undefined
  /** The last log entry it takes notice of: later entries belong to a later statement. */
  readonly through: number
}

/** One account in one currency over the period, in the asset's smallest units: opening + received − paid = closing. */
export interface StatementBalance {
  readonly wallet: Wallet
  readonly asset: number
  readonly opening: Amount
  readonly received: Amount
  readonly paid: Amount
  readonly closing: Amount
  readonly entries: number
}

export interface StatementEntry {
  readonly time: Timestamp
  readonly wallet: Wallet
  readonly asset: number
  readonly type: PostingReason
  readonly change: Amount
  /** Of this account and currency after the entry, held part included. */
  readonly balance: Amount
  /** The order, transfer or decision that moved the money; '' where none can be named. */
  readonly ref: string
  readonly sequence: number
}

/** Everything about a statement but its entries. */
export interface Statement extends StatementScope {
  readonly balances: readonly StatementBalance[]
  readonly entries: number
  /** Log positions of its first and last entry, 0 without entries. */
  readonly first: number
  readonly last: number
  readonly madeAt: Timestamp
  /** Test or play money: every page says so. */
  readonly money: 'real' | 'sandbox' | 'demo'
}

/** How an asset's units become text. */
export interface StatementAsset {
  readonly code: string
  readonly scale: number
}

/** How a statement becomes text, in the language of whoever asked for it. */
export interface StatementTexts {
  readonly language: Language
  asset(asset: number): StatementAsset
  /** The name of an entry. */
  entry(reason: PostingReason): string
}
