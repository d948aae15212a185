import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import { conditionLines } from '../../terminal/ticket/conditions/conditionLines.ts'
import { hasStopPrice } from '../../terminal/ticket/orderEntry.ts'
import type { PreviewLine } from '../../terminal/ticket/PreviewFigures.tsx'
import type { Written } from '../../terminal/ticket/sentEntry.ts'
import { slippageParts } from '../../terminal/ticket/slippageParts.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import type { OrderPreview, OrderRequest } from './orderRequest.ts'
import type { SpotTranslate } from './problemText.ts'

/** Prices and sizes with their currencies. */
export function spotFigures({ priceScale, quote, base }: SpotMarket, formats: Formats): Written {
  return {
    price: (text) => `${formats.decimal(text, priceScale)} ${quote}`,
    size: (text) => `${formats.decimal(trimZeros(text))} ${base}`,
  }
}

/** The figures of a preview, label by label; the same labels with and without one. */
export function previewLines(
  request: OrderRequest | undefined,
  preview: OrderPreview | undefined,
  market: SpotMarket,
  t: SpotTranslate,
  words: TicketTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const money = (text: string, currency: string) => `${formats.decimal(trimZeros(text))} ${currency}`
  /** An order that would neither trade nor rest costs no fee and brings nothing. */
  const does = preview && (preview.problem === '' || !(isZero(preview.filled) && isZero(preview.resting)))
  const line = (label: string, text: (shown: OrderPreview) => string): PreviewLine => [
    label,
    preview ? text(preview) : '',
  ]
  return [
    line(t('preview.averagePrice'), ({ avgPrice }) =>
      isZero(avgPrice) ? '' : formats.decimal(avgPrice, market.priceScale),
    ),
    line(t('preview.slippage'), ({ slippage }) => formats.rate(slippage)),
    line(t('preview.impact'), (shown) => slippageParts(shown, formats)),
    line(t(request?.side === 'sell' ? 'preview.give' : 'preview.pay'), ({ cost, costCurrency }) =>
      money(cost, costCurrency),
    ),
    line(t('preview.fee'), (shown) =>
      does ? `${money(shown.fee, shown.feeCurrency)} · ${feeRate(shown, formats)}` : '',
    ),
    line(t('preview.receive'), ({ receive, receiveCurrency }) => (does ? money(receive, receiveCurrency) : '')),
    // An order whose stop price is not reached is not in the book.
    line(t(request && hasStopPrice(request.type) ? 'preview.waiting' : 'preview.resting'), ({ resting }) =>
      isZero(resting) ? '' : money(resting, market.base),
    ),
    ...conditionLines(request, preview, spotFigures(market, formats), words),
    ...exitLines(request, preview, t, money),
  ]
}

/** What each exit of a purchase brings after its fee, when all of it trades at its price. */
function exitLines(
  request: OrderRequest | undefined,
  preview: OrderPreview | undefined,
  t: SpotTranslate,
  money: (text: string, currency: string) => string,
): readonly PreviewLine[] {
  const line = (leg: 'tp' | 'sl', label: string): readonly PreviewLine[] => {
    const exit = preview?.exits?.[leg]
    return request?.[leg] === undefined ? [] : [[label, exit ? money(exit.receive, exit.receiveCurrency) : '']]
  }
  return [...line('tp', t('preview.takeProfitBrings')), ...line('sl', t('preview.stopLossBrings'))]
}

/** The rate that applies: the taker's for the part that trades at once, the maker's for the part that waits, or both. */
function feeRate(preview: OrderPreview, { rate }: Formats): string {
  const taking = !isZero(preview.filled)
  const resting = !isZero(preview.resting)
  if (taking && resting && preview.makerRate !== preview.takerRate)
    return `${rate(preview.takerRate)} / ${rate(preview.makerRate)}`
  return rate(taking ? preview.takerRate : preview.makerRate)
}
