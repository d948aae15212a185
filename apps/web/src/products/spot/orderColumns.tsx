import type { OrderRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import { NamedMarket } from '../../shared/markets/NamedMarket.tsx'
import { feeText } from '../../shared/orders/feeText.ts'
import { FilledCell, GoodTillNote, OrderStateChip, SideWord, TermsNote } from '../../shared/orders/OrderCells.tsx'
import { isTrailing } from '../../shared/orders/orderTerms.ts'
import type { OrderTranslate } from '../../shared/orders/orderTexts.ts'

const plain = (text: string, formats: Formats) => (isZero(text) ? NO_FIGURE : formats.decimal(text))

/** Whether an open order can be changed: one with a price of its own that is no half of a pair. */
export function isAmendable({ other, type }: Pick<OrderRow, 'other' | 'type'>): boolean {
  return other === '' && (type === 'limit' || type === 'stop_limit')
}

/** Columns that open orders and history share, in reading order. */
export function orderColumns(t: OrderTranslate, formats: Formats): readonly Column<OrderRow>[] {
  const figure = (key: 'price' | 'stopPrice' | 'amount', header: string): Column<OrderRow> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Num>{key === 'price' && isZero(row.price) ? t('atMarket') : plain(row[key], formats)}</Num>,
  })
  return [
    { key: 'time', header: t('time'), cell: (row) => <Num className="text-ink-2">{formats.dateTime(row.time)}</Num> },
    { key: 'symbol', header: t('market'), cell: (row) => <NamedMarket symbol={row.symbol} /> },
    { key: 'side', header: t('side'), cell: (row) => <SideWord side={row.side} /> },
    {
      key: 'type',
      header: t('type'),
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-2">
          {isTrailing(row) ? t('trailing_stop') : row.type === 'market' ? t('marketType') : t(row.type)}
          {row.type === 'limit' && row.tif !== 'GTC' && <span className="ms-1 text-ink-3">{row.tif}</span>}
          {row.other !== '' && <span className="ms-1 text-ink-3">{t('other', { orderNo: row.other })}</span>}
          <GoodTillNote goodTill={row.goodTill} />
          <TermsNote row={row} />
          <ExitsNote row={row} t={t} formats={formats} />
        </span>
      ),
    },
    figure('price', t('price')),
    figure('amount', t('amount')),
    {
      key: 'filled',
      header: t('filled'),
      align: 'end',
      cell: (row) => <FilledCell filled={row.filled} amount={row.amount} text={formats.decimal(row.filled)} />,
    },
    figure('stopPrice', t('stop')),
  ]
}

/** Of an open purchase the exits that wait for its end, of one that is over what became of them. */
function ExitsNote({
  row,
  t,
  formats,
}: {
  readonly row: OrderRow
  readonly t: OrderTranslate
  readonly formats: Formats
}) {
  const { tp, sl, exits, tpOrderNo, slOrderNo } = row
  const notes = [
    ...(tp === '' ? [] : [t('takeProfitWaits', { price: formats.decimal(tp) })]),
    ...(sl === '' ? [] : [t('stopLossWaits', { price: formats.decimal(sl) })]),
  ]
  if (exits !== '' && exits !== 'not_filled')
    notes.push(
      endedExits(
        exits,
        [tpOrderNo, slOrderNo].filter((no) => no !== ''),
        t,
      ),
    )
  return notes.map((note) => (
    <span key={note} className="block text-11 text-ink-3">
      {note}
    </span>
  ))
}

function endedExits(exits: string, standing: readonly string[], t: OrderTranslate): string {
  const orderNos = standing.join(', ')
  if (exits === 'placed') return t('exits.placed', { orderNos })
  if (exits === 'canceled' || exits === 'silence') return t('exits.canceled')
  return orderNos === '' ? t('exits.none') : t('exits.partly', { orderNos })
}

/** Columns only a finished order has something to say in. */
export function historyColumns(t: OrderTranslate, formats: Formats): readonly Column<OrderRow>[] {
  return [
    ...orderColumns(t, formats),
    { key: 'average', header: t('average'), align: 'end', cell: (row) => <Num>{plain(row.avgPrice, formats)}</Num> },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      cell: (row) => <Num>{plain(trimZeros(row.turnover), formats)}</Num>,
    },
    { key: 'fee', header: t('fee'), align: 'end', cell: (row) => <Num>{feeText(row, formats)}</Num> },
    { key: 'state', header: t('stateTitle'), cell: (row) => <OrderStateChip state={row.state} reason={row.reason} /> },
  ]
}
