import { chargeUp, formatDecimal, formatPlain, powerOfTen } from '@touchstone/quantities'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { isZero, readDown, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../shared/decimals/fractionToPpm.ts'
import type { Formats } from '../../shared/format/format.ts'
import type { OrderPreview, OrderRequest } from './orderRequest.ts'
import type { SpotTranslate } from './problemText.ts'

const SCALE = 8

/** cost ÷ total in percent with one decimal, rounded up so that the share is never made small; "" when not known. */
export function shareOfAccount(cost: string, total: string): string {
  const part = readDown(cost, SCALE)
  const whole = readDown(total, SCALE)
  if (part === undefined || whole === undefined || whole <= 0n) return ''
  return formatDecimal((part * 1_000n + whole - 1n) / whole, 1)
}

/**
 * The most a buy can cost, in quote: a limit order its price × amount, an order by turnover that turnover, and an order
 * at the market its worst price now (or its stop price) plus the slippage bound, rounded up. "" when nothing is known.
 */
export function worstCost(request: OrderRequest, preview: OrderPreview, market: SpotMarket): string {
  if (request.turnover !== undefined) return request.turnover
  const amount = readDown(request.amount ?? '', market.amountScale)
  if (amount === undefined) return ''
  const limit = readDown(request.price ?? '', market.priceScale)
  if (limit !== undefined) return formatPlain(limit * amount, market.turnoverScale)
  const from = request.type === 'stop_market' ? (request.stopPrice ?? preview.stopPrice) : preview.worstPrice
  const base = readDown(from, market.priceScale)
  if (!base) return ''
  const cost = base * amount
  const bound = cost + chargeUp(cost, fractionToPpm(market.defaultSlippage))
  /** Shown in whole hundredths: up, because it is a bound. */
  const cent = powerOfTen(Math.max(0, market.turnoverScale - 2))
  return formatPlain(((bound + cent - 1n) / cent) * cent, market.turnoverScale)
}

export interface WorstCaseFacts {
  readonly preview: OrderPreview
  readonly request: OrderRequest
  readonly market: SpotMarket
  /** In USDT, "" when no share can be named. */
  readonly accountTotal: string
  readonly t: SpotTranslate
  readonly formats: Formats
}

/** The worst the order can do, as a sentence. */
export function worstCase(facts: WorstCaseFacts): string {
  const { preview, request, market, t, formats } = facts
  if (request.side === 'buy') return worstBuy(facts)
  const atMarket = request.type === 'market' || request.type === 'stop_market'
  if (!atMarket)
    return t('preview.worstLimitSell', {
      price: formats.decimal(request.price ?? '', market.priceScale),
      quote: market.quote,
    })
  if (request.type === 'stop_market') return t('preview.worstStop')
  if (isZero(preview.worstPrice)) return t('preview.worstNothing')
  return t('preview.worstMarketSell', {
    worstPrice: formats.decimal(preview.worstPrice, market.priceScale),
    quote: market.quote,
    bound: formats.rate(market.defaultSlippage),
  })
}

function worstBuy({ preview, request, market, accountTotal, t, formats }: WorstCaseFacts): string {
  const cost = worstCost(request, preview, market)
  if (isZero(cost)) return t('preview.worstUnknown', { base: market.base })
  const percent = shareOfAccount(cost, accountTotal)
  const figures = {
    cost: formats.decimal(trimZeros(cost)),
    quote: market.quote,
    base: market.base,
    bound: formats.rate(market.defaultSlippage),
  }
  const byPrice = request.price !== undefined || request.turnover !== undefined
  const atMarket = request.type === 'stop_market' ? 'preview.worstStopBuy' : 'preview.worstMarketBuy'
  const sentence = t(byPrice ? 'preview.worstLimitBuy' : atMarket, figures)
  return percent === '' ? sentence : `${sentence} ${t('preview.shareOfAccount', { percent: formats.decimal(percent) })}`
}
