import type { DealRow, OrderRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import type { Formats } from '../format/format.ts'
import { NO_FIGURE } from '../format/format.ts'
import type { Translate } from '../i18n/texts.ts'
import { isZero, trimZeros } from './exactDecimal.ts'
import { FilledCell, OrderStateChip, SideWord } from './OrderCells.tsx'
import type { orderTexts } from './orderTexts.ts'

type OrderTranslate = Translate<(typeof orderTexts)['english']>

const plain = (text: string, formats: Formats) => (isZero(text) ? NO_FIGURE : formats.decimal(text))

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
    { key: 'symbol', header: t('market'), cell: (row) => <span className="font-medium">{row.symbol}</span> },
    { key: 'side', header: t('side'), cell: (row) => <SideWord side={row.side} /> },
    {
      key: 'type',
      header: t('type'),
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-2">
          {row.type === 'market' ? t('marketType') : t(row.type)}
          {row.type === 'limit' && row.tif !== 'GTC' && <span className="ms-1 text-ink-3">{row.tif}</span>}
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
    { key: 'state', header: t('stateTitle'), cell: (row) => <OrderStateChip state={row.state} /> },
  ]
}

function feeText(row: { readonly fee: string; readonly feeCurrency: string }, formats: Formats): string {
  return isZero(row.fee) ? NO_FIGURE : `${formats.decimal(trimZeros(row.fee))} ${row.feeCurrency}`
}

export function fillColumns(t: OrderTranslate, formats: Formats): readonly Column<DealRow>[] {
  const figure = (key: 'price' | 'amount' | 'turnover', header: string): Column<DealRow> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Num>{formats.decimal(row[key])}</Num>,
  })
  return [
    {
      key: 'time',
      header: t('time'),
      cell: (row) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(row.time)}</Num>,
    },
    { key: 'symbol', header: t('market'), cell: (row) => <span className="font-medium">{row.symbol}</span> },
    { key: 'side', header: t('side'), cell: (row) => <SideWord side={row.side} /> },
    figure('price', t('price')),
    figure('amount', t('amount')),
    figure('turnover', t('total')),
    {
      key: 'fee',
      header: t('fee'),
      align: 'end',
      cell: (row) => <Num className="whitespace-nowrap">{feeText(row, formats)}</Num>,
    },
    {
      key: 'role',
      header: t('role'),
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-2" title={row.house ? t('house') : undefined}>
          {row.role === 'none' ? NO_FIGURE : t(row.role)}
          {row.house && (
            <span className="ms-1 rounded-[2px] border border-line px-0.5 text-[9px] text-ink-3">
              H<span className="sr-only">{t('house')}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'orderNo',
      header: t('orderNo'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.orderNo}</Num>,
    },
  ]
}
