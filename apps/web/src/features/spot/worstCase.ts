import { formatDecimal } from '@touchstone/quantities'
import type { Formats } from '../../shared/format/format.ts'
import { isZero, readDown, trimZeros } from '../../shared/markets/exactDecimal.ts'
import type { SpotMarket } from '../../shared/markets/spotMarket.ts'
import type { OrderPreview } from './confirmation.ts'
import type { OrderRequest } from './orderRequest.ts'
import type { SpotTranslate } from './problemText.ts'

const SCALE = 8

/** cost ÷ total in percent with one decimal, rounded up so that the share is never made small; "" when not known. */
export function shareOfAccount(cost: string, total: string): string {
  const part = readDown(cost, SCALE)
  const whole = readDown(total, SCALE)
  if (part === undefined || whole === undefined || whole <= 0n) return ''
  return formatDecimal((part * 1_000n + whole - 1n) / whole, 1)
}

/** The worst the order can do, as a sentence. */
export function worstCase(facts: {
  readonly preview: OrderPreview
  readonly request: OrderRequest
  readonly market: SpotMarket
  /** In USDT; only then is a share of it shown for a market priced in USDT. */
  readonly accountTotal: string
  readonly t: SpotTranslate
  readonly formats: Formats
}): string {
  const { preview, request, market, accountTotal, t, formats } = facts
  const price = (text: string) => formats.decimal(text, market.priceScale)
  const atMarket = request.type === 'market' || request.type === 'stop_market'
  const worstPrice = isZero(preview.worstPrice) ? preview.avgPrice : preview.worstPrice
  if (request.side === 'sell') {
    if (atMarket && isZero(worstPrice)) return t('preview.worstStop')
    return atMarket
      ? t('preview.worstMarketSell', { worstPrice: price(worstPrice), quote: market.quote })
      : t('preview.worstLimitSell', { price: price(request.price ?? ''), quote: market.quote })
  }
  const percent = shareOfAccount(preview.cost, accountTotal)
  const share = percent === '' ? '' : t('preview.shareOfAccount', { percent: formats.decimal(percent) })
  const common = { cost: formats.decimal(trimZeros(preview.cost)), quote: market.quote, base: market.base, share }
  return atMarket && !isZero(worstPrice)
    ? t('preview.worstMarketBuy', { worstPrice: price(worstPrice), ...common })
    : t('preview.worstLimitBuy', common)
}
