import type { CandleRow } from '@touchstone/protocol'
import { type Column, DataTable, Empty, Num } from '@touchstone/ui'
import { useMemo } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { spotTexts } from '../texts.ts'

const ROWS = 200

export interface CandleTableProps {
  readonly market: SpotMarket
  readonly candles: readonly CandleRow[]
  readonly reference: number
}

/** The same candles in words and figures, newest first. */
export function CandleTable({ market, candles, reference }: CandleTableProps) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const rows = useMemo(() => candles.slice(-ROWS).reverse(), [candles])
  const price = (index: 1 | 2 | 3 | 4, header: string): Column<CandleRow> => ({
    key: header,
    header,
    align: 'end',
    cell: (row) => <Num>{formats.decimal(row[index], market.priceScale)}</Num>,
  })
  const columns: readonly Column<CandleRow>[] = [
    {
      key: 'time',
      header: t('chart.time'),
      cell: (row) => (
        <Num className={row[0] <= reference ? 'text-ink-3 italic' : undefined}>{formats.dateTime(row[0])}</Num>
      ),
    },
    price(1, t('chart.open')),
    price(2, t('chart.high')),
    price(3, t('chart.low')),
    price(4, t('chart.close')),
    {
      key: 'volume',
      header: t('chart.volume'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row[5], market.amountScale)}</Num>,
    },
  ]
  return (
    <section className="absolute inset-0 overflow-y-auto" aria-label={t('chart.asTable')}>
      <DataTable
        caption={t('chart.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row[0])}
        density="compact"
        empty={<Empty text={t('chart.empty')} />}
      />
    </section>
  )
}
