import { type OfferedFees, type OfferedPayment, raisedFee } from '@touchstone/protocol/signer'
import { parseTransaction } from 'viem'
import { Refused } from '../words/refusal.ts'

/** Wei for a unit of gas. */
export type Fees = OfferedFees

/** Throws Refused when a fee is above the signer's own limit, or its parts do not fit together. */
export function readFees(maxFee: string, maxPriorityFee: string, highest: bigint): Fees {
  const maxFeePerGas = BigInt(maxFee)
  const maxPriorityFeePerGas = BigInt(maxPriorityFee)
  if (maxFeePerGas > highest || maxPriorityFeePerGas > maxFeePerGas) throw new Refused('fee_too_high')
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** The fees that a signed transaction offers. */
export function feesIn(raw: string): Fees {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(raw as `0x02${string}`)
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** A signed transaction, with the fees it offers. */
export function offered(raw: string): OfferedPayment {
  const { maxFeePerGas, maxPriorityFeePerGas } = feesIn(raw)
  return { raw, maxFeePerGas: String(maxFeePerGas), maxPriorityFeePerGas: String(maxPriorityFeePerGas) }
}

/** Throws Refused unless both fees are raised as much as nodes ask for to take one in the place of the other. */
export function judgeRaise(before: Fees, after: Fees): void {
  const isRaised =
    after.maxFeePerGas >= raisedFee(before.maxFeePerGas) &&
    after.maxPriorityFeePerGas >= raisedFee(before.maxPriorityFeePerGas)
  if (!isRaised) throw new Refused('fee_too_low')
}

/** How much more than the signed bytes the same may cost with these fees, in wei: the chain takes one of them. */
export function raisedCost(before: string, after: Fees): bigint {
  const { gas = 0n, maxFeePerGas = 0n } = parseTransaction(before as `0x02${string}`)
  return gas * (after.maxFeePerGas - maxFeePerGas)
}
