import { amountText, type ContractMarket } from '../../products/contracts/contractMarket.ts'
import { distanceFraction, riskPercent } from '../../products/contracts/riskLevel.ts'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { directionOf, type Formats } from '../../shared/format/format.ts'
import { conditionLines } from '../../terminal/ticket/conditions/conditionLines.ts'
import type { PreviewLine } from '../../terminal/ticket/PreviewFigures.tsx'
import type { Written } from '../../terminal/ticket/sentEntry.ts'
import { slippageParts } from '../../terminal/ticket/slippageParts.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import type { ScreenTranslate } from './screenTexts.ts'
import type { ContractPreview, ContractRequest } from './ticket/ticketRequest.ts'

type Projected = ContractPreview['after']

/** Prices with their currency, sizes in lots. */
export function contractFigures({ priceScale, quote }: ContractMarket, t: ScreenTranslate, formats: Formats): Written {
  return {
    price: (text) => `${formats.decimal(text, priceScale)} ${quote}`,
    size: (text) => t('confirm.lots', { lots: Number(text) }),
  }
}

/** The figures of a preview, label by label; the same labels with and without one. "" where there is no figure. */
export function previewLines(
  request: ContractRequest | undefined,
  preview: ContractPreview | undefined,
  market: ContractMarket,
  t: ScreenTranslate,
  words: TicketTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const money = (text: string) => `${formats.decimal(trimZeros(text))} ${market.quote}`
  const price = (text: string) => formats.decimal(text, market.priceScale)
  const lots = BigInt(request?.lots ?? '0')
  const shown = request && preview
  const average = shown && !isZero(preview.avgPrice) ? price(preview.avgPrice) : ''
  const fee = shown && !isZero(preview.fee) ? money(preview.fee) : ''
  const size = `${t('confirm.lots', { lots: Number(lots) })} · ${formats.decimal(amountText(lots, market))} ${market.base}`
  const level = (text: string) => (isZero(text) ? t('preview.none') : price(text))
  // Before → after when there was a position.
  const turn = (of: (projected: Projected) => string): string => {
    if (!shown) return ''
    const { before, after } = preview
    if (after.side === 'none') return t('preview.none')
    return before.side === 'none' ? of(after) : t('preview.turn', { before: of(before), after: of(after) })
  }
  // Two prices leave no room for it; the sentence about the loss states it in any case.
  const away =
    shown && preview.before.side === 'none' ? distanceFraction(preview.after.liqPrice, preview.markPrice) : ''
  const funding: readonly PreviewLine[] =
    market.info.kind === 'perpetual'
      ? [[t('preview.funding'), shown ? fundingText(preview.nextFunding, market, t, formats) : '']]
      : []
  return [
    [t('preview.margin'), shown && !isZero(preview.margin) ? money(preview.margin) : ''],
    [t('preview.fee'), fee],
    [t('preview.rates'), `${formats.rate(market.info.makerRate)} / ${formats.rate(market.info.takerRate)}`],
    [t('preview.averagePrice'), average],
    [t('preview.slippage'), average === '' ? '' : formats.rate(preview?.slippage ?? '')],
    [t('preview.impact'), shown ? slippageParts(preview, formats) : ''],
    [t('preview.value'), shown && !isZero(preview.notional) ? money(preview.notional) : ''],
    [t('preview.size'), shown ? size : ''],
    [t('preview.position'), shown ? positionText(preview.after, t, formats) : ''],
    [
      t('preview.liquidation'),
      `${turn(({ liqPrice }) => level(liqPrice))}${away === '' ? '' : ` · ${formats.rate(away)}`}`,
    ],
    [t('preview.bankruptcy'), turn(({ bankruptcyPrice }) => level(bankruptcyPrice))],
    [t('preview.risk'), turn(({ riskRate }) => formats.percent(riskPercent(riskRate)))],
    ...conditionLines(request, preview, contractFigures(market, t, formats), words),
    [t('preview.worst'), shown ? worstText(preview, level, t) : ''],
    ...funding,
  ]
}

function positionText({ side, lots }: Projected, t: ScreenTranslate, formats: Formats): string {
  return side === 'none' ? t('preview.flat') : `${t(`form.${side}`)} ${formats.decimal(lots)}`
}

/** Best and worst differ only while other orders are open. */
function worstText({ after, worst }: ContractPreview, level: (text: string) => string, t: ScreenTranslate): string {
  if (worst.lots === after.lots && worst.side === after.side && worst.liqPrice === after.liqPrice) return ''
  return worst.side === 'none' ? t('preview.flat') : level(worst.liqPrice)
}

function fundingText(payment: string, market: ContractMarket, t: ScreenTranslate, formats: Formats): string {
  const direction = directionOf(payment)
  if (payment === '' || direction === 'flat') return ''
  const amount = `${formats.decimal(trimZeros(payment.replace('-', '')))} ${market.quote}`
  return t(direction === 'down' ? 'preview.pay' : 'preview.receive', { amount })
}
