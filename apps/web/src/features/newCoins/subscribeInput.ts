import { ISSUE_PRICE_DECIMALS, issueCost } from '@touchstone/core/formulas'
import { type Amount, formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'
import { isPin } from '../../shared/account/accountInput.ts'
import { compareDecimals, decimalsOf, floorToStep } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import type { AccountBalance } from '../../shared/funds/useAccountBalance.ts'
import type { NewCoin } from './newCoin.ts'

export interface SubscribeValues {
  /** Coins, as typed. */
  readonly quantity: string
  /** Version of the terms the box was ticked for, '' for none: other terms have to be read again. */
  readonly agreed: string
  readonly tpwd: string
}

export interface SubscribeLimits {
  readonly coin: NewCoin
  readonly balance: AccountBalance
  /** The demo account has no transaction password. */
  readonly demo: boolean
}

export interface SubscribeProblems {
  readonly quantity?: 'empty' | 'min' | 'max' | 'lot' | 'balance' | undefined
  readonly agreed?: 'agree' | undefined
  readonly tpwd?: 'pin' | undefined
}

/** Decimals in which coins are asked for. */
export function coinDecimals({ lot }: Pick<NewCoin, 'lot'>): number {
  return decimalsOf(lot)
}

/** The price in the units the exchange counts in. */
function priceOf({ price }: NewCoin): Amount {
  return parseDecimal(price, ISSUE_PRICE_DECIMALS) ?? 0n
}

/** The most that one request may ask for: requests decided one by one cannot ask for more than is left. */
export function mostOf({ max, left, way }: Pick<NewCoin, 'max' | 'left' | 'way'>): string {
  return way === 'review' && compareDecimals(left, max) < 0 ? left : max
}

/** The most that the balance pays for, a multiple of the coin's step; plain decimal. */
export function mostNow({ coin, balance }: Pick<SubscribeLimits, 'coin' | 'balance'>): string {
  const coinScale = coinDecimals(coin)
  const price = priceOf(coin)
  const money = parseDecimal(balance.available, balance.decimals) ?? 0n
  const lot = parseDecimal(coin.lot, coinScale) ?? 1n
  if (price === 0n) return mostOf(coin)
  const payable = (money * powerOfTen(ISSUE_PRICE_DECIMALS + coinScale)) / (price * powerOfTen(balance.decimals))
  const text = formatPlain(floorToStep(payable, lot), coinScale)
  return compareDecimals(text, mostOf(coin)) < 0 ? text : mostOf(coin)
}

function quantityProblem(text: string, { coin, balance }: SubscribeLimits): SubscribeProblems['quantity'] {
  const quantity = typedAmount(text)
  const coinScale = coinDecimals(coin)
  const units = parseDecimal(quantity, coinScale)
  if (units === undefined || units <= 0n) return 'empty'
  if (compareDecimals(quantity, coin.min) < 0) return 'min'
  if (compareDecimals(quantity, mostOf(coin)) > 0) return 'max'
  if (units % (parseDecimal(coin.lot, coinScale) ?? 1n) !== 0n) return 'lot'
  const cost = issueCost(units, { price: priceOf(coin), coinScale, currencyScale: balance.decimals })
  return cost > (parseDecimal(balance.available, balance.decimals) ?? 0n) ? 'balance' : undefined
}

/** The faults of a request, in the order of the page; the exchange judges again. */
export function subscribeProblems(values: SubscribeValues, limits: SubscribeLimits): SubscribeProblems {
  return {
    quantity: quantityProblem(values.quantity, limits),
    agreed: values.agreed === String(limits.coin.terms) ? undefined : 'agree',
    tpwd: limits.demo || isPin(values.tpwd) ? undefined : 'pin',
  }
}
