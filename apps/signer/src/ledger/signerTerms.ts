import type { AssetId } from '@touchstone/protocol'
import type { Hex } from 'viem'
import type { Limits } from './limits.ts'

/** Limits of payments that may be signed, fixed by the signer's own settings and by no request. */
export interface SignerTerms {
  readonly chainId: number
  /** Token contract, lower-case hex. */
  readonly contract: Hex
  readonly asset: AssetId
  /** Decimals of the asset, and of the token. */
  readonly scale: number
  readonly limits: Limits
  /** Wei for a unit of gas. */
  readonly highestFee: bigint
  /** Wei that payments made again at a higher fee may cost more, within an hour. */
  readonly gasHourLimit: bigint
}
