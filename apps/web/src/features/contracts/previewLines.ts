import { amountText, type ContractMarket } from '../../shared/contracts/contractMarket.ts'
import { distanceFraction } from '../../shared/contracts/riskLevel.ts'
import { directionOf, type Formats } from '../../shared/format/format.ts'
import { isZero, trimZeros } from '../../shared/markets/exactDecimal.ts'
import type { ScreenTranslate } from './screenTexts.ts'
import type { ContractPreview, ContractRequest } from './ticket/ticketRequest.ts'

type Outlook = ContractPreview['after']
export type PreviewLine = readonly [label: string, value: string]

/** The figures of a preview, label by label; the same labels with and without one. "" where there is no figure. */
export function previewLines(
  request: ContractRequest | undefined,
  preview: ContractPreview | undefined,
  market: ContractMarket,
  t: ScreenTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const money = (text: string) => `${formats.decimal(trimZeros(text))} ${market.quote}`
  const price = (text: string) => formats.decimal(text, market.priceScale)
  const lots = BigInt(request?.lots ?? '0')
  const shown = request && preview
  const average = shown && !isZero(preview.avgPrice) ? price(preview.avgPrice) : ''
  const slipped = shown && average !== '' && preview.slippage !== '' ? ` · ${formats.rate(preview.slippage)}` : ''
  const fee = shown && !isZero(preview.fee) ? money(preview.fee) : ''
  const size = `${t('confirm.lots', { lots: Number(lots) })} · ${formats.decimal(amountText(lots, market))} ${market.base}`
  const funding: readonly PreviewLine[] =
    market.info.kind === 'perpetual'
      ? [[t('preview.funding'), shown ? fundingText(preview.nextFunding, market, t, formats) : '']]
      : []
  return [
    [t('preview.margin'), shown && !isZero(preview.margin) ? money(preview.margin) : ''],
    [t('preview.fee', { maker: formats.rate(market.info.makerRate), taker: formats.rate(market.info.takerRate) }), fee],
    [t('preview.averagePrice'), `${average}${slipped}`],
    [t('preview.value'), shown && !isZero(preview.notional) ? money(preview.notional) : ''],
    [t('preview.size'), shown ? size : ''],
    [t('preview.position'), shown ? positionText(preview.after, t, formats) : ''],
    [t('preview.liquidation'), shown ? liquidationTurn(preview, price, t, formats) : ''],
    [t('preview.worst'), shown ? worstText(preview, price, t) : ''],
    ...funding,
  ]
}

function positionText({ side, lots }: Outlook, t: ScreenTranslate, formats: Formats): string {
  return side === 'none' ? t('preview.flat') : `${t(`form.${side}`)} ${formats.decimal(lots)}`
}

const liquidationOf = ({ liqPrice }: Outlook, price: (text: string) => string, t: ScreenTranslate): string =>
  isZero(liqPrice) ? t('preview.none') : price(liqPrice)

/** Before → after when there was a position, and how far away it is afterwards. */
function liquidationTurn(
  { before, after, markPrice }: ContractPreview,
  price: (text: string) => string,
  t: ScreenTranslate,
  formats: Formats,
): string {
  if (after.side === 'none') return t('preview.none')
  const now = liquidationOf(after, price, t)
  const away = distanceFraction(after.liqPrice, markPrice)
  const turned =
    before.side === 'none' ? now : t('preview.turn', { before: liquidationOf(before, price, t), after: now })
  return away === '' ? turned : `${turned} · ${formats.rate(away)}`
}

/** Best and worst differ only while other orders are open. */
function worstText({ after, worst }: ContractPreview, price: (text: string) => string, t: ScreenTranslate): string {
  if (worst.lots === after.lots && worst.side === after.side && worst.liqPrice === after.liqPrice) return ''
  return worst.side === 'none' ? t('preview.flat') : liquidationOf(worst, price, t)
}

function fundingText(payment: string, market: ContractMarket, t: ScreenTranslate, formats: Formats): string {
  const direction = directionOf(payment)
  if (payment === '' || direction === 'flat') return ''
  const amount = `${formats.decimal(trimZeros(payment.replace('-', '')))} ${market.quote}`
  return t(direction === 'down' ? 'preview.pay' : 'preview.receive', { amount })
}
