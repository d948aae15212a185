import { Refused } from '../refusal.ts'

/** Wei for a unit of gas. */
export interface Fees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** Throws Refused when a fee is above the signer's own limit, or its parts do not fit together. */
export function readFees(maxFee: string, maxPriorityFee: string, highest: bigint): Fees {
  const maxFeePerGas = BigInt(maxFee)
  const maxPriorityFeePerGas = BigInt(maxPriorityFee)
  if (maxFeePerGas > highest || maxPriorityFeePerGas > maxFeePerGas) throw new Refused('fee_too_high')
  return { maxFeePerGas, maxPriorityFeePerGas }
}
