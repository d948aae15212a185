import type { DealRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { directionOf, type Formats } from '../../shared/format/format.ts'
import { NamedMarket } from '../../shared/markets/NamedMarket.tsx'
import type { TimedOptionTranslate } from './duration.ts'
import { DirectionWord } from './TimedOptionCells.tsx'

/** Settled timed orders among the fills: an up order is told as a buy, a down order as a sale. */
export function timedOptionFillColumns(t: TimedOptionTranslate, formats: Formats): readonly Column<DealRow>[] {
  const money = (key: 'amount' | 'turnover' | 'fee', header: string): Column<DealRow> => ({
    key,
    header,
    align: 'end',
    cell: (row) => (
      <Num>
        {formats.decimal(row[key])} {row.feeCurrency}
      </Num>
    ),
  })
  return [
    {
      key: 'time',
      header: t('column.expiry'),
      cell: (row) => <Num className="text-ink-2">{formats.dateTime(row.time)}</Num>,
    },
    { key: 'symbol', header: t('column.market'), cell: (row) => <NamedMarket symbol={row.symbol} /> },
    {
      key: 'side',
      header: t('column.direction'),
      cell: (row) => <DirectionWord direction={row.side === 'buy' ? 'up' : 'down'} />,
    },
    {
      key: 'price',
      header: t('column.settled'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row.price)}</Num>,
    },
    money('amount', t('column.amount')),
    money('turnover', t('column.received')),
    money('fee', t('column.fee')),
    {
      key: 'profit',
      header: t('column.profitBeforeFee'),
      align: 'end',
      cell: (row) => {
        const direction = directionOf(row.profit)
        return (
          <Num className={direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2'}>
            {formats.signed(row.profit)} {row.feeCurrency}
          </Num>
        )
      },
    },
    {
      key: 'orderNo',
      header: t('column.order'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.orderNo}</Num>,
    },
  ]
}
