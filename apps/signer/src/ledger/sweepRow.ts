import type { SignedUpon } from '../follow/logFreshness.ts'
import { type Chained, chainedLines } from './chainedLines.ts'

/** A sweep and the top-up that pays for it, and what they were signed upon. Written before anyone hears of them. */
export interface SweepRow extends SignedUpon {
  /** Of the deposit address. */
  readonly index: number
  /** Lower-case hex with 0x; so are all hashes and bytes. */
  readonly address: string
  /** Of the deposit address. */
  readonly nonce: number
  /** Units of the token, decimal. */
  readonly amount: string
  readonly transaction: string
  readonly raw: string
  /** Wei that the address must have for it. */
  readonly gas: string
  /** Of the gas wallet; -1: no top-up was needed, and what follows is empty or 0. */
  readonly topUpNonce: number
  readonly topUpTransaction: string
  readonly topUpRaw: string
  /** Wei. */
  readonly topUpAmount: string
  /** Wei: the most that both transactions may cost. */
  readonly cost: string
}

export type SweepLine = Chained<SweepRow>

export const NO_TOP_UP = -1

export const SWEEP_LINES = chainedLines<SweepRow>({
  all: [
    'index',
    'address',
    'nonce',
    'amount',
    'transaction',
    'raw',
    'gas',
    'topUpNonce',
    'topUpTransaction',
    'topUpRaw',
    'topUpAmount',
    'cost',
    'sequence',
    'chainHash',
    'logTime',
    'signedAt',
  ],
  numbers: ['index', 'nonce', 'topUpNonce', 'sequence', 'logTime', 'signedAt'],
})
