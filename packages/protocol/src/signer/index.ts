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
/** Any request: `token` is the content of a file that both sides can read. */
const envelope = { id: whole, token: z.string().check(z.maxLength(128)) }

/** Asks for the state of the signer. */
const status = z.strictObject({ ...envelope, call: z.literal('status') })

/**
 * Makes the payment of an approved withdrawal, or finds the one made before: its nonce and hash, not its bytes. The receiver and
 * amount sent along must equal those of the signer's own replica of the core.
 */
const prepare = z.strictObject({
  ...envelope,
  call: z.literal('prepare'),
  withdrawal: whole,
  destination: address,
  /** The amount that leaves the wallet: the withdrawal less the fee. */
  amount: units,
  /** The entry of the log up to which the signer's replica must have come. */
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
 * For a payment that was prepared but whose withdrawal ended without it: makes an empty transaction with its nonce, because later
 * payments wait until the nonce is used. Answers its bytes, which cannot be misused.
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
 * the log, or of the empty transaction in place of a payment. Same nonce, same receiver, same amount. A version that is not in
 * the log yet is found instead of made.
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

/** BIP-32 has no public derivation above this index. */
const LARGEST_INDEX = 2 ** 31 - 1

/**
 * Moves the token from a deposit address to the signer's own hot wallet, with gas that the signer's own gas wallet sends to that
 * address: makes both transactions, or finds those made for this nonce before. The request cannot name another receiver.
 */
const sweep = z.strictObject({
  ...envelope,
  call: z.literal('sweep'),
  /** Of the deposit address: m/44'/60'/0'/0/index. */
  index: z.number().check(z.int(), z.gte(0), z.lte(LARGEST_INDEX)),
  /** Number of transactions that the address has sent. */
  nonce: whole,
  amount: positive,
  /** Wei on the address that may be used. */
  coins: units,
  sequence: whole,
  /** Wei: of the sweep. */
  maxFeePerGas: positive,
  maxPriorityFeePerGas: units,
  /** Wei: of the top-up, for which later top-ups wait. */
  topUpFeePerGas: positive,
})

/** The top-up with this nonce of the gas wallet: later ones need it in a block first. */
const topUp = z.strictObject({ ...envelope, call: z.literal('topUp'), nonce: whole })

export const SIGNER_REQUEST = z.discriminatedUnion('call', [status, prepare, release, discard, replace, sweep, topUp])
export type SignerRequest = z.infer<typeof SIGNER_REQUEST>
export type SignerCall = SignerRequest['call']
/** The fields that a caller fills in: the connection adds `id` and `token`. */
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

/** An eighth more, rounded up: nodes replace a waiting transaction only for a tenth more. */
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
  /** Time of the signer's clock. */
  readonly signedAt: number
}

/** Gas limits of the two transactions: a transfer of the token to a wallet that has held some, and a transfer of coins. */
export const SWEEP_GAS = 90_000n
export const COIN_GAS = 21_000n

export interface SignedSweep extends PreparedPayment, ReleasedPayment {
  readonly index: number
  /** The deposit address. */
  readonly address: string
  readonly amount: string
  /** Wei that the address must hold before the sweep is sent to the chain. */
  readonly gas: string
  /** null: the address had enough. */
  readonly topUp: SignedTopUp | null
  /** Time of the signer's clock. */
  readonly signedAt: number
  /** The previous sweep from this address. */
  readonly previous: SweepSummary | null
}

export interface SweepStatus {
  readonly gasWallet: string
  readonly count: number
  /** Address of the gas wallet. */
  readonly nextNonce: number
  /** Gas spent within an hour, in coins of the chain. */
  readonly hour: SignerLimit
  /** The latest ones, newest first. */
  readonly latest: readonly SweepSummary[]
}

/** One limit and its use, in whole units as decimal strings. */
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
  /** The last entry of the replica. */
  readonly sequence: number
  readonly logTime: number
  /** '' or the reason why the signer signs nothing any more. */
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
