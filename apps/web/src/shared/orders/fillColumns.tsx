import type { DealRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { type Formats, NO_FIGURE } from '../format/format.ts'
import { NamedMarket } from '../markets/NamedMarket.tsx'
import { feeText } from './feeText.ts'
import { SideWord } from './OrderCells.tsx'
import type { OrderTranslate } from './orderTexts.ts'

/** Columns of fills that every traded product has, in reading order. */
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
    { key: 'symbol', header: t('market'), cell: (row) => <NamedMarket symbol={row.symbol} /> },
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
