import { useEffect } from 'react'
import { useFormats } from '../format/format.ts'
import { usePrice } from '../live/usePrice.ts'
import type { BookMarket } from './bookMarket.ts'

/** The last price leads the page title, so that it can be watched from another tab. */
export function PriceTitle({ market }: { readonly market: BookMarket }) {
  const formats = useFormats()
  const last = usePrice(market.symbol)?.last ?? ''
  useEffect(() => {
    if (last === '') return
    const site = document.title.split(' | ').at(-1) ?? ''
    document.title = `${formats.decimal(last, market.priceScale)} ${market.symbol} | ${site}`
  }, [formats, last, market])
  return null
}
