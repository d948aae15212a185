import * as z from 'zod/mini'

/**
 * Requests of the server and answers of the wallet signer: one JSON object a line in both directions. Amounts are decimal
 * strings of whole units; addresses and hashes lower-case hex with 0x.
 */
export const SIGNER_LINE_BYTES = 8_192

const whole = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))
const units = z.string().check(z.regex(/^(0|[1-9]\d{0,29})$/))
const positive = z.string().check(z.regex(/^[1-9]\d{0,29}$/))
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
/** Any request: `token` is the content of the file that both sides can read. */
const envelope = { id: whole, token: z.string().check(z.maxLength(128)) }

/** How the signer is. */
const status = z.strictObject({ ...envelope, call: z.literal('status') })

/**
 * Makes the payment of an approved withdrawal, or finds the one made before: its nonce and hash, not its bytes. Receiver and
 * amount as the server knows them are sent along and must be those of the signer's own replica of the core.
 */
const prepare = z.strictObject({
  ...envelope,
  call: z.literal('prepare'),
  withdrawal: whole,
  destination: address,
  /** The amount that leaves the wallet: the withdrawal less the fee. */
  amount: units,
  /** The signer's replica must have come this far in the log. */
  sequence: whole,
  /** Wei. */
  maxFeePerGas: units,
  maxPriorityFeePerGas: units,
})

/** The bytes of a payment whose hash is in the log. */
const release = z.strictObject({
  ...envelope,
  call: z.literal('release'),
  withdrawal: whole,
  transaction: hash,
  sequence: whole,
})

/**
 * A payment was prepared and its withdrawal ended without it: something that moves nothing in its place, for later payments
 * wait until its nonce is used. Its bytes, for nothing can go wrong with them.
 */
const discard = z.strictObject({
  ...envelope,
  call: z.literal('discard'),
  withdrawal: whole,
  sequence: whole,
  maxFeePerGas: units,
  maxPriorityFeePerGas: units,
})

/**
 * The same payment once more at a higher fee, because the chain has not taken it: of a withdrawal whose latest version is in
 * the log, or the transaction that was signed in the place of one that ended. Same nonce, same receiver, same amount. A
 * version that is not in the log yet is found instead of made.
 */
const replace = z.strictObject({
  ...envelope,
  call: z.literal('replace'),
  withdrawal: whole,
  sequence: whole,
  /** Wei: each at least an eighth above the latest version's. */
  maxFeePerGas: positive,
  maxPriorityFeePerGas: positive,
})

/** Above it BIP-32 has no public half. */
const LARGEST_INDEX = 2 ** 31 - 1

/**
 * Moves the token from a deposit address to the signer's own hot wallet, together with its gas, which a gas wallet of the
 * signer's own sends to that address: makes both transactions, or finds those made for this nonce before. Nobody can name
 * another receiver.
 */
const sweep = z.strictObject({
  ...envelope,
  call: z.literal('sweep'),
  /** Of the deposit address: m/44'/60'/0'/0/index. */
  index: z.number().check(z.int(), z.gte(0), z.lte(LARGEST_INDEX)),
  /** How many transactions the address has made. */
  nonce: whole,
  amount: positive,
  /** Wei that lie on the address and may be used. */
  coins: units,
  sequence: whole,
  /** Wei: of the sweep. */
  maxFeePerGas: positive,
  maxPriorityFeePerGas: units,
  /** Wei: of the top-up, which later ones wait for. */
  topUpFeePerGas: positive,
})

/** The top-up that has this nonce of the gas wallet: it has to be in a block before later ones can be. */
const topUp = z.strictObject({ ...envelope, call: z.literal('topUp'), nonce: whole })

export const SIGNER_REQUEST = z.discriminatedUnion('call', [status, prepare, release, discard, replace, sweep, topUp])
export type SignerRequest = z.infer<typeof SIGNER_REQUEST>
export type SignerCall = SignerRequest['call']
/** The fields that a caller fills in: `id` and `token` belong to the connection. */
export type SignerAsk<Call extends SignerCall> = Omit<Extract<SignerRequest, { call: Call }>, 'id' | 'token' | 'call'>

/** Why the signer refuses a request. */
export const SIGNER_REFUSALS = {
  bad_request: 'the request is not understood',
  unauthorized: 'the token is wrong',
  log_broken: 'the log cannot be trusted any more',
  log_behind: 'the log has not come so far, or stands still',
  clock_differs: 'the log is ahead of the clock',
  unknown_withdrawal: 'the log knows no such withdrawal',
  not_approved: 'the log does not say that this may be paid',
  not_signed: 'the log does not hold this transaction yet',
  not_over: 'the payment may still be made',
  other_transaction: 'the log holds another transaction',
  claim_differs: 'the log says another amount or destination',
  wrong_asset: 'this is not paid in the token of this signer',
  destination_not_allowed: 'the destination is no usable address of the owner',
  owner_held: 'nothing of the owner may go out now',
  fee_too_high: 'the fee is above the limit',
  fee_too_low: 'the fee is not an eighth above the one before',
  hour_limit: 'too much would leave within an hour',
  day_limit: 'too much would leave within a day',
  gas_limit: 'too much would be spent on gas within an hour',
  no_deposit: 'the log knows of no deposit to this address',
  old_nonce: 'the address has signed with a later nonce',
  unknown_top_up: 'no top-up has this nonce',
} as const
export type SignerRefusal = keyof typeof SIGNER_REFUSALS

export interface PreparedPayment {
  readonly nonce: number
  readonly transaction: string
}

export interface ReleasedPayment {
  /** Signed, serialised, hex with 0x. */
  readonly raw: string
}

/** The fee that a payment offers, in wei for a unit of gas. */
export interface OfferedFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** An eighth more, rounded up: nodes replace a waiting transaction for a tenth more. */
export function raisedFee(fee: bigint): bigint {
  return fee + fee / 8n + 1n
}

/** With the fee that its bytes offer: wei for a unit of gas, decimal. */
export interface OfferedPayment extends ReleasedPayment {
  readonly maxFeePerGas: string
  readonly maxPriorityFeePerGas: string
}

export interface DiscardedPayment extends PreparedPayment, OfferedPayment {}

export interface SignedTopUp extends PreparedPayment, ReleasedPayment {
  /** Wei. */
  readonly amount: string
}

/** A sweep, in short. */
export interface SweepSummary {
  readonly address: string
  readonly amount: string
  readonly transaction: string
  /** By the signer's clock. */
  readonly signedAt: number
}

/** The gas that the two transactions may take: a transfer of the token to a wallet that has held some, and one of coins. */
export const SWEEP_GAS = 90_000n
export const COIN_GAS = 21_000n

export interface SignedSweep extends PreparedPayment, ReleasedPayment {
  readonly index: number
  /** The deposit address. */
  readonly address: string
  readonly amount: string
  /** Wei that the address must have before the sweep is given to the chain. */
  readonly gas: string
  /** null: it had enough. */
  readonly topUp: SignedTopUp | null
  /** By the signer's clock. */
  readonly signedAt: number
  /** The one before it from this address. */
  readonly previous: SweepSummary | null
}

export interface SweepStatus {
  readonly gasWallet: string
  readonly count: number
  /** Of the gas wallet. */
  readonly nextNonce: number
  /** Gas spent within an hour, in coins of the chain. */
  readonly hour: SignerLimit
  /** The latest ones, newest first. */
  readonly latest: readonly SweepSummary[]
}

/** Of one of the limits, in whole units as decimal strings. */
export interface SignerLimit {
  readonly used: string
  readonly most: string
}

export interface SignerStatus {
  readonly chainId: number
  /** Token contract. */
  readonly contract: string
  readonly hotWallet: string
  /** Extended public key of m/44'/60'/0': deposit addresses follow from it. */
  readonly depositKey: string
  /** How far the replica has come. */
  readonly sequence: number
  readonly logTime: number
  /** '' or why nothing is signed any more. */
  readonly broken: string
  readonly nextNonce: number
  readonly payments: number
  /** Withdrawals that ended after their payment was prepared and before it was in the log: to be discarded. */
  readonly unused: readonly number[]
  readonly hour: SignerLimit
  readonly day: SignerLimit
  /** Wei for a unit of gas: the most it offers. */
  readonly highestFee: string
  /** The most that payments made again at a higher fee may add within an hour, in coins of the chain. */
  readonly raised: SignerLimit
  readonly sweeps: SweepStatus
  /** Refusals since the start, by code. */
  readonly refused: Readonly<Record<string, number>>
}

export interface SignerAnswers {
  readonly status: SignerStatus
  readonly prepare: PreparedPayment
  readonly release: OfferedPayment
  readonly discard: DiscardedPayment
  readonly replace: PreparedPayment
  readonly sweep: SignedSweep
  readonly topUp: SignedTopUp
}

export type SignerAnswer =
  | { readonly id: number; readonly ok: true; readonly data: SignerAnswers[SignerCall] }
  | { readonly id: number; readonly ok: false; readonly code: SignerRefusal }
