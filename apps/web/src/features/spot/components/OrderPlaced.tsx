import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { isZero, trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PlacedLink } from '../../../terminal/ticket/PlacedLink.tsx'
import type { PlacedOrder } from '../hooks/useTicket.ts'
import { spotTexts } from '../texts.ts'

/** The result of a placed order: the traded part, its price, the rest, and where the rest waits. */
export function OrderPlaced({ market, placed }: { readonly market: SpotMarket; readonly placed: PlacedOrder }) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const { side, state, orderNo, filled, left, avgPrice, fee, feeCurrency, sequence } = placed
  const amount = (text: string) => formats.decimal(trimZeros(text))
  const { base } = market
  const sentences = [
    ...(isZero(filled)
      ? []
      : [
          t(side === 'buy' ? 'placed.bought' : 'placed.sold', {
            amount: amount(filled),
            base,
            price: formats.decimal(avgPrice, market.priceScale),
            fee: amount(fee),
            feeCurrency,
          }),
        ]),
    ...(state === 'pending' ? [t('placed.waits', { orderNo })] : []),
    ...(state === 'current' ? [t('placed.rests', { left: amount(left), base, orderNo })] : []),
    ...(state === 'expired' ? [t('placed.expired', { left: amount(left), base })] : []),
  ]
  return (
    <>
      {sentences.join(' ')} <PlacedLink orderNo={orderNo} sequence={sequence} />
    </>
  )
}
