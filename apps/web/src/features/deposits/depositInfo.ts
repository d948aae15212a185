import type { CallData } from '@touchstone/protocol'
import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'

export type DepositInfo = CallData<'getDepositInfo'>
export type Deposit = CallData<'getRechargeList'>['list'][number]
export type Uncredited = CallData<'getUncreditedList'>['list'][number]

export const CURRENCY = 'USDT'
export const CHAIN = 'ethereum'
/** Of the token. */
export const DECIMALS = 6

export interface VoucherDraft {
  readonly amount: string
  readonly txid: string
  readonly imgId: string
}

export type VoucherProblem = 'amount' | 'low' | 'bill' | 'txid'

/** The missing parts of a form, by field. */
export function voucherProblems(
  { amount, txid, imgId }: VoucherDraft,
  min: string,
): { readonly [Field in keyof VoucherDraft]?: VoucherProblem | undefined } {
  const empty = amount === '' || isZero(amount)
  const low = !empty && compareDecimals(amount, min) < 0
  return {
    amount: empty ? 'amount' : low ? 'low' : undefined,
    txid: txid.trim() === '' || /^0x[0-9a-fA-F]{64}$/.test(txid.trim()) ? undefined : 'txid',
    imgId: imgId === '' ? 'bill' : undefined,
  }
}
