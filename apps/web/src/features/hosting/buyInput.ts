import type { CallData } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { isPin } from '../../shared/account/accountInput.ts'
import { compareDecimals } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'

export type HostingProduct = CallData<'getProfitList'>[number]

export interface BuyValues {
  readonly amount: string
  /** Version of the terms the box was ticked for, '' for none: other terms have to be read again. */
  readonly agreed: string
  readonly tpwd: string
}

export interface BuyLimits {
  readonly product: HostingProduct
  /** Money available in the hosting account, plain decimal. */
  readonly available: string
  readonly decimals: number
  /** The demo account has no transaction password. */
  readonly demo: boolean
}

export interface BuyProblems {
  readonly amount?: 'empty' | 'min' | 'max' | 'balance' | undefined
  readonly agreed?: 'agree' | undefined
  readonly tpwd?: 'pin' | undefined
}

function amountProblem(text: string, { product, available, decimals }: BuyLimits): BuyProblems['amount'] {
  const amount = typedAmount(text)
  const units = parseDecimal(amount, decimals)
  if (units === undefined || units <= 0n) return 'empty'
  if (compareDecimals(amount, product.min) < 0) return 'min'
  if (compareDecimals(amount, mostOf(product)) > 0) return 'max'
  return compareDecimals(amount, available) > 0 ? 'balance' : undefined
}

/** The problems of a purchase, in the order of the page; the exchange judges again. */
export function buyProblems(values: BuyValues, limits: BuyLimits): BuyProblems {
  return {
    amount: amountProblem(values.amount, limits),
    agreed: values.agreed === String(limits.product.terms) ? undefined : 'agree',
    tpwd: limits.demo || isPin(values.tpwd) ? undefined : 'pin',
  }
}

/** The most that one order may host now: within its terms and the product's remaining capacity. */
export function mostOf({ max, left }: Pick<HostingProduct, 'max' | 'left'>): string {
  return compareDecimals(max, left) < 0 ? max : left
}

/** The most that can be hosted at once with the money available. */
export function mostNow({ product, available }: Pick<BuyLimits, 'product' | 'available'>): string {
  const most = mostOf(product)
  return compareDecimals(available, most) < 0 ? available : most
}
