import { type OfferedFees, type OfferedPayment, raisedFee } from '@touchstone/protocol/signer'

/** The price of gas now, in wei for a unit. */
export interface GasMarket {
  /** Number of the latest block. */
  readonly head: number
  /** Of the latest block: burnt. */
  readonly base: bigint
  /** Offered to block makers beyond the base fee. */
  readonly priority: bigint
}

/** The base fee may double three times before a payment waits; the payment costs the base fee of its block. */
const BASE_FEES = 8n

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const larger = (one: bigint, other: bigint) => (one > other ? one : other)

/** The fee that a payment offers, within a ceiling; undefined: gas costs more than that. */
export function offeredFees({ base, priority }: GasMarket, highest: bigint): OfferedFees | undefined {
  if (base + priority > highest) return undefined
  return { maxFeePerGas: smaller(base * BASE_FEES + priority, highest), maxPriorityFeePerGas: priority }
}

/**
 * The fee that the same payment offers instead: today's price, and at least as much as nodes demand of a replacement.
 * undefined: the offer, or the price of gas, is above the ceiling.
 */
export function raisedFees(
  before: OfferedFees,
  { base, priority }: GasMarket,
  highest: bigint,
): OfferedFees | undefined {
  const maxFeePerGas = smaller(larger(base * BASE_FEES + priority, raisedFee(before.maxFeePerGas)), highest)
  const maxPriorityFeePerGas = larger(priority, raisedFee(before.maxPriorityFeePerGas))
  const isEnough = maxFeePerGas >= raisedFee(before.maxFeePerGas) && base + maxPriorityFeePerGas <= maxFeePerGas
  return isEnough ? { maxFeePerGas, maxPriorityFeePerGas } : undefined
}

/** Whether it offers less than is asked for now. */
export function isTooLow({ maxFeePerGas, maxPriorityFeePerGas }: OfferedFees, { base, priority }: GasMarket): boolean {
  return maxFeePerGas < base + priority || maxPriorityFeePerGas < priority
}

/** As signed bytes offer them. */
export function readOffer({ maxFeePerGas, maxPriorityFeePerGas }: OfferedPayment): OfferedFees {
  return { maxFeePerGas: BigInt(maxFeePerGas), maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }
}

/** As the signer is asked for them. */
export function asDecimals({ maxFeePerGas, maxPriorityFeePerGas }: OfferedFees): Omit<OfferedPayment, 'raw'> {
  return { maxFeePerGas: String(maxFeePerGas), maxPriorityFeePerGas: String(maxPriorityFeePerGas) }
}
