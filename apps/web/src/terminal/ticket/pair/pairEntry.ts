import { isZero } from '../../../shared/decimals/exactDecimal.ts'

/** What stands in the dialog: plain decimals, or unfinished ones ("12."). */
export interface PairEntry<Side extends string> {
  readonly side: Side
  readonly price: string
  readonly stopPrice: string
  readonly stopLimitPrice: string
  readonly amount: string
}

export const NO_STOP = { stopPrice: '', stopLimitPrice: '' } as const

/** Prices and size of both orders as the exchange is asked with them; undefined while an entry that is needed is missing. */
export function pairFigures(entry: PairEntry<string>) {
  const [price, stopPrice, stopLimitPrice, amount] = [
    entry.price,
    entry.stopPrice,
    entry.stopLimitPrice,
    entry.amount,
  ].map((text) => text.replace(/\.$/, ''))
  if (!price || !stopPrice || !amount || isZero(price) || isZero(stopPrice) || isZero(amount)) return undefined
  return { amount, prices: { price, stopPrice, ...(stopLimitPrice && { stopLimitPrice }) } }
}
