import { useDocumentTitle } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { usePrice } from '../../shared/live/usePrice.ts'
import type { BookMarket } from '../book/bookMarket.ts'

/** A price leads the page title, so that it can be watched from another tab. */
export function usePriceTitle(symbol: string, price: string, priceScale: number): void {
  const formats = useFormats()
  const site = document.title.split(' | ').at(-1) ?? ''
  useDocumentTitle(price === '' ? '' : `${formats.decimal(price, priceScale)} ${symbol} | ${site}`)
}

/** The last price in the page title. */
export function PriceTitle({ market }: { readonly market: BookMarket }) {
  usePriceTitle(market.symbol, usePrice(market.symbol)?.last ?? '', market.priceScale)
  return null
}
