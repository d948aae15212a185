import { create } from 'zustand'
import type { OrderType } from './orderEntry.ts'

/** How the customer trades, whatever the market: the side and the type of the order. */
interface Manner {
  readonly side: 'buy' | 'sell'
  readonly type: OrderType
}

type Product = 'spot' | 'contracts'

/** For as long as the page is open, and for each product apart: a change of market keeps it, a new visit begins at the usual ones. */
const useManner = create<Partial<Record<Product, Manner>>>(() => ({}))

/** The manner of the market before, or undefined on the first. */
export const keptManner = (product: Product): Manner | undefined => useManner.getState()[product]

export function keepManner(product: Product, { side, type }: Manner): void {
  useManner.setState({ [product]: { side, type } })
}
