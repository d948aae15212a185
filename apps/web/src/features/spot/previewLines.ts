import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import { conditionLines } from '../../terminal/ticket/conditions/conditionLines.ts'
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
  return [
    [
      t('preview.averagePrice'),
      preview && !isZero(preview.avgPrice) ? formats.decimal(preview.avgPrice, market.priceScale) : '',
    ],
    [t('preview.slippage'), preview ? formats.rate(preview.slippage) : ''],
    [t('preview.impact'), preview ? slippageParts(preview, formats) : ''],
    [
      request?.side === 'sell' ? t('preview.give') : t('preview.pay'),
      preview ? money(preview.cost, preview.costCurrency) : '',
    ],
    [
      t('preview.fee'),
      preview && does ? `${money(preview.fee, preview.feeCurrency)} · ${feeRate(preview, formats)}` : '',
    ],
    [t('preview.receive'), preview && does ? money(preview.receive, preview.receiveCurrency) : ''],
    [t('preview.resting'), preview && !isZero(preview.resting) ? money(preview.resting, market.base) : ''],
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
