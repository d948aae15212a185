import type { ContractRow } from '@touchstone/protocol'
import type { ChartLine } from '../../chart/canvas/chartLine.ts'
import type { ContractTranslate } from '../../products/contracts/positionColumns.tsx'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import { isTrailing, labelTerms } from '../../shared/orders/orderTerms.ts'
import type { TermTranslate } from '../../shared/orders/termTexts.ts'

/** The meaning of a line on the chart. */
export type LineMeaning =
  | { readonly kind: 'order'; readonly orderNo: string; readonly field: 'price' | 'stopPrice' }
  | { readonly kind: 'protection'; readonly field: 'tp' | 'sl' }
  | { readonly kind: 'position' | 'liquidation' }

export interface MeantLine {
  readonly line: ChartLine
  readonly meaning: LineMeaning
}

/** Lines of open orders: the limit price, and the stop price of those that wait for it. */
export function orderLines(
  orders: readonly ContractRow[],
  t: ContractTranslate,
  terms: TermTranslate,
  formats: Formats,
): readonly MeantLine[] {
  return orders.flatMap((order) =>
    (['stopPrice', 'price'] as const)
      .filter((field) => !isZero(order[field]))
      .map((field) => ({
        line: {
          id: `${field} ${order.orderNo}`,
          price: order[field],
          label: `${t(order.side)} ${formats.decimal(order.lots)}${field === 'stopPrice' ? ` · ${t('column.stop')}` : ''}${labelTerms(order, terms, formats)}`,
          tone: order.side === 'long' ? ('up' as const) : ('down' as const),
          // The trigger of a trailing stop moves by itself.
          movable: !isTrailing(order),
          cancellable: true,
        },
        meaning: { kind: 'order' as const, orderNo: order.orderNo, field },
      })),
  )
}

/** Lines of the position: entry and liquidation stand still, the protections can be moved. */
export function positionLines(
  position: ContractRow | undefined,
  t: ContractTranslate,
  formats: Formats,
): readonly MeantLine[] {
  if (!position) return []
  const { id, openPrice, liqPrice, tp, sl, side, lots } = position
  const lines: readonly MeantLine[] = [
    {
      line: {
        id: `position ${id}`,
        price: openPrice,
        label: `${t(side)} ${formats.decimal(lots)}`,
        tone: 'neutral',
        movable: false,
      },
      meaning: { kind: 'position' },
    },
    {
      line: { id: `liquidation ${id}`, price: liqPrice, label: t('column.liquidation'), tone: 'warn', movable: false },
      meaning: { kind: 'liquidation' },
    },
    {
      line: { id: `tp ${id}`, price: tp, label: t('protect.takeProfit'), tone: 'up', movable: true },
      meaning: { kind: 'protection', field: 'tp' },
    },
    {
      line: { id: `sl ${id}`, price: sl, label: t('protect.stopLoss'), tone: 'down', movable: true },
      meaning: { kind: 'protection', field: 'sl' },
    },
  ]
  return lines.filter(({ line }) => !isZero(line.price))
}
