import type { OrderRow } from '@touchstone/protocol'
import type { ChartLine } from '../../chart/canvas/chartLine.ts'
import { isAmendable } from '../../products/spot/orderColumns.tsx'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import { labelTerms } from '../../shared/orders/orderTerms.ts'
import type { OrderTranslate } from '../../shared/orders/orderTexts.ts'
import type { TermTranslate } from '../../shared/orders/termTexts.ts'
import type { SpotTranslate } from './problemText.ts'

interface LineWords {
  readonly spot: SpotTranslate
  readonly orders: OrderTranslate
  readonly terms: TermTranslate
}

/** Before the number of an order: the line of its stop price. */
const STOP = 'stop '

/** The number of the order that a line stands for. */
export function orderOfLine(id: string): string {
  return id.replace(STOP, '')
}

/** An exit that waits for the end of its purchase: it goes with that. */
function exitLines(orderNo: string, price: string, label: string, tone: ChartLine['tone']): ChartLine[] {
  return price === '' ? [] : [{ id: `${orderNo} ${label}`, price, label, tone, movable: false }]
}

/** Lines of open orders: the limit price, the stop price of those that wait for it, and the exits of purchases. */
export function orderLines(orders: readonly OrderRow[], words: LineWords, formats: Formats): readonly ChartLine[] {
  return orders.flatMap((order) => {
    const { orderNo, side, price, stopPrice, amount, state, tp, sl } = order
    const { spot: t } = words
    const label = `${t(`form.${side}`)} ${formats.decimal(trimZeros(amount))}`
    const terms = labelTerms(order, words.terms, formats)
    const own = { tone: side === 'buy' ? 'up' : 'down', cancellable: true } as const
    const stop = `${label} · ${words.orders('stop')}${terms}`
    const lines: readonly ChartLine[] = [
      { id: orderNo, price, label: label + terms, movable: isAmendable(order), ...own },
      // Stop prices are not changed on spot markets; that of a trailing stop moves by itself. Once it has fired it says nothing.
      { id: `${STOP}${orderNo}`, price: state === 'pending' ? stopPrice : '', label: stop, movable: false, ...own },
    ]
    return [
      ...lines.filter((line) => !isZero(line.price)),
      ...exitLines(orderNo, tp, t('form.takeProfit'), 'up'),
      ...exitLines(orderNo, sl, t('form.stopLoss'), 'down'),
    ]
  })
}
