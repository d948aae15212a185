import type { ContractMarket } from '../../products/contracts/contractMarket.ts'
import type { Formats } from '../../shared/format/format.ts'
import { entryLines, typeWord } from '../../terminal/ticket/entryLines.ts'
import type { PreviewLine } from '../../terminal/ticket/PreviewFigures.tsx'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import { contractFigures } from './previewLines.ts'
import type { ScreenTranslate } from './screenTexts.ts'
import type { ContractRequest } from './ticket/ticketRequest.ts'

/** "BTCPERP: Long 20 lots · Limit · 5× Isolated". */
export function confirmTitle(
  request: ContractRequest,
  market: ContractMarket,
  t: ScreenTranslate,
  words: TicketTranslate,
  formats: Formats,
): string {
  return t('confirm.title', {
    contract: market.symbol,
    side: t(`form.${request.side}`),
    lots: t('confirm.lots', { lots: Number(request.lots) }),
    type: typeWord(request, words),
    leverage: t('form.times', { leverage: formats.count(Number(request.leverage)) }),
    mode: t(request.marginMode === 'cross' ? 'form.cross' : 'form.isolated'),
  })
}

/** Prices, conditions and protections of the order as it is sent: only those it has. */
export function confirmLines(
  request: ContractRequest,
  market: ContractMarket,
  t: ScreenTranslate,
  words: TicketTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const { tp, sl, trigger, reduceOnly } = request
  const priced = (text: string) => `${formats.decimal(text, market.priceScale)} ${market.quote}`
  const lines: PreviewLine[] = [...entryLines(request, contractFigures(market, t, formats), words, formats)]
  if (trigger !== undefined)
    lines.push([t('form.trigger'), t(trigger === 'mark' ? 'form.triggerMark' : 'form.triggerLast')])
  if (tp !== undefined) lines.push([t('form.takeProfit'), priced(tp)])
  if (sl !== undefined) lines.push([t('form.stopLoss'), priced(sl)])
  if (reduceOnly !== undefined) lines.push([t('form.reduceOnly'), t('confirm.yes')])
  return lines
}
