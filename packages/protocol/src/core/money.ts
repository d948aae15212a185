import type { Amount, Ppm, Timestamp } from '@touchstone/quantities'
import type { CustomerCommand } from './customerCommand.ts'
import type { AssetId } from './market.ts'
import type { OwnerId } from './owners.ts'

/** An address book entry, a withdrawal, a deposit lot: each numbered from 1 over the whole log, never reused. */
export type PayoutAddressId = number
export type WithdrawalId = number
export type LotId = number

/** Networks the platform reads and pays on. */
export const CHAINS = ['ethereum'] as const
export type Chain = (typeof CHAINS)[number]

/**
 * What holds for money that comes in and goes out. Every deposit keeps the policy it came in under: whoever withdraws it
 * gets the better of that one and today's, term by term.
 */
export interface MoneyTerms {
  /** Minutes after midnight in Hong Kong (UTC+8) between which withdrawals may be asked for; 0 and 1440: always. */
  readonly opensAt: number
  readonly closesAt: number
  /** Requests a day, counted by the calendar of Hong Kong. */
  readonly perDay: number
  /** Decimal strings in the withdrawal asset: the amount asked for, fee inside. */
  readonly min: string
  readonly max: string
  /** Part of the amount kept as the fee; rounded up. */
  readonly feePpm: Ppm
  /** Part of a deposit that must be traded before it may be withdrawn. */
  readonly turnoverPpm: Ppm
  /** How long a new address waits before it may be paid. */
  readonly addressHoldMs: number
  /** What returning an untraded deposit to where it came from costs: the network's price, decimal string. */
  readonly returnFee: string
  /** From this amount on, in the withdrawal asset, a second person approves a payout. */
  readonly secondPersonFrom: string
  /** What the house earns on a conversion, inside the quoted rate. */
  readonly conversionSpreadPpm: Ppm
}

/** Operators set the terms for deposits and conversions from then on. */
export interface SetMoneyTerms {
  readonly type: 'SetMoneyTerms'
  readonly terms: MoneyTerms
}

/**
 * A transfer seen on a chain, with enough confirmations, read again from the canonical chain. Once per (chain, contract,
 * transaction, logIndex), for ever. Sent by the platform's watcher; there is no other way to credit a deposit.
 */
export interface CreditDeposit {
  readonly type: 'CreditDeposit'
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly amount: Amount
  readonly chain: Chain
  /** Token contract, lower-case hex with 0x; so are transaction, from and to. */
  readonly contract: string
  readonly transaction: string
  readonly logIndex: number
  readonly block: number
  readonly from: string
  readonly to: string
}

/** A customer adds an address of his own to be paid at. What he calls it is not the core's business. */
export interface AddPayoutAddress extends CustomerCommand {
  readonly type: 'AddPayoutAddress'
  readonly asset: AssetId
  readonly chain: Chain
  /** Lower-case hex with 0x. */
  readonly address: string
}

export interface RemovePayoutAddress extends CustomerCommand {
  readonly type: 'RemovePayoutAddress'
  readonly address: PayoutAddressId
}

/** How a withdrawal leaves: to an address of the book, by bank, or an untraded deposit back to where it came from. */
export type WithdrawalKind = 'chain' | 'bank' | 'return'

/** Sets the amount aside. `fee` is the one the customer was shown: another one is refused. */
export interface RequestWithdrawal extends CustomerCommand {
  readonly type: 'RequestWithdrawal'
  readonly kind: WithdrawalKind
  readonly asset: AssetId
  /** Fee inside. */
  readonly amount: Amount
  readonly fee: Amount
  /** chain: a {@link PayoutAddressId}; return: a {@link LotId}; bank: 0. */
  readonly target: number
  /** bank: SHA-256 (hex) of the payee's details, which are kept outside the log; else ''. */
  readonly payee: string
}

/** Until review starts. */
export interface CancelWithdrawal extends CustomerCommand {
  readonly type: 'CancelWithdrawal'
  readonly withdrawal: WithdrawalId
}

/** Operators: review has started, so that the customer can no longer take it back. */
export interface TakeWithdrawal {
  readonly type: 'TakeWithdrawal'
  readonly withdrawal: WithdrawalId
}

/** Operators: it may be paid. */
export interface ApproveWithdrawal {
  readonly type: 'ApproveWithdrawal'
  readonly withdrawal: WithdrawalId
}

/** Operators: it is not paid; the whole amount is free again. */
export interface RefuseWithdrawal {
  readonly type: 'RefuseWithdrawal'
  readonly withdrawal: WithdrawalId
}

/** Operators: the bank has paid an approved bank withdrawal. `reference` is the bank's, used once for ever. */
export interface PayBankWithdrawal {
  readonly type: 'PayBankWithdrawal'
  readonly withdrawal: WithdrawalId
  readonly reference: string
}

/** The signer has made the transaction of an approved withdrawal. In the log before the chain hears of it. */
export interface SignWithdrawal {
  readonly type: 'SignWithdrawal'
  readonly withdrawal: WithdrawalId
  readonly nonce: number
  readonly transaction: string
}

/**
 * The signer has made the same payment with the same nonce again, at a higher fee. In the log before the chain hears of it; the chain
 * takes one of them.
 */
export interface ReplacePayment {
  readonly type: 'ReplacePayment'
  readonly withdrawal: WithdrawalId
  readonly transaction: string
}

/** The chain has it, with enough confirmations: the money is gone. */
export interface ConfirmWithdrawal {
  readonly type: 'ConfirmWithdrawal'
  readonly withdrawal: WithdrawalId
  readonly transaction: string
  readonly block: number
}

/** The chain took the transaction and refused what it asked for, for good: the whole amount is free again. */
export interface FailWithdrawal {
  readonly type: 'FailWithdrawal'
  readonly withdrawal: WithdrawalId
  readonly transaction: string
  readonly block: number
}

/**
 * Changes one asset for another with the house, at the index price less the spread. `receive` is what the customer was
 * shown and gets: refused when the rate has moved against the house by more than a thousandth since, or after `expiresAt`.
 */
export interface ConvertFunds extends CustomerCommand {
  readonly type: 'ConvertFunds'
  readonly from: AssetId
  readonly to: AssetId
  readonly amount: Amount
  readonly receive: Amount
  readonly expiresAt: Timestamp
}

/**
 * Operators: a remittance has come in and the coins bought with it are handed over, from the treasury. `reference` is the
 * bank's line, used once for ever; `value` is what was paid, in the withdrawal asset: the turnover condition counts it.
 * `terms`: version of the terms the customer agreed to; logs of before have none, and then those in force hold.
 */
export interface CreditPurchase {
  readonly type: 'CreditPurchase'
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly amount: Amount
  readonly value: Amount
  readonly reference: string
  readonly terms?: number
}

/** The books and what is held outside differ (or agree again): only closing, withdrawing and paying in stay possible. */
export interface RestrictPlatform {
  readonly type: 'RestrictPlatform'
  readonly withdrawalsOnly: boolean
  readonly reason: string
}
