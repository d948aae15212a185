import type { CandleRow } from '@touchstone/protocol'
import { type Column, DataTable, Empty, Num } from '@touchstone/ui'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { CandleSource } from '../candles/candleLoader.ts'
import type { CandleShelf } from '../candles/heldCandles.ts'
import { chartTexts } from '../words/texts.ts'

const ROWS = 200

export interface CandleTableProps {
  readonly shelf: CandleShelf
  readonly source: CandleSource
  readonly priceScale: number
  readonly amountScale: number
}

/** The same candles in words and figures, newest first. */
export function CandleTable({ shelf, source, priceScale, amountScale }: CandleTableProps) {
  useFeed(shelf, source)
  const t = useTexts(chartTexts)
  const formats = useFormats()
  const { rows: candles, reference } = useStore(shelf.store)
  const rows = useMemo(() => candles.slice(-ROWS).reverse(), [candles])
  const price = (index: 1 | 2 | 3 | 4, header: string): Column<CandleRow> => ({
    key: header,
    header,
    align: 'end',
    cell: (row) => <Num>{formats.decimal(row[index], priceScale)}</Num>,
  })
  const columns: readonly Column<CandleRow>[] = [
    {
      key: 'time',
      header: t('table.time'),
      cell: (row) => (
        <Num className={row[0] <= reference ? 'text-ink-3 italic' : undefined}>{formats.dateTime(row[0])}</Num>
      ),
    },
    price(1, t('table.open')),
    price(2, t('table.high')),
    price(3, t('table.low')),
    price(4, t('table.close')),
    {
      key: 'volume',
      header: t('table.volume'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row[5], amountScale)}</Num>,
    },
  ]
  return (
    <section className="absolute inset-0 overflow-y-auto" aria-label={t('tools.asTable')}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row[0])}
        density="compact"
        empty={<Empty text={t('empty')} />}
      />
    </section>
  )
}

/** While the table is shown nothing else asks for candles. */
function useFeed({ events }: CandleShelf, source: CandleSource): void {
  useEffect(() => {
    let left = false
    source.load(undefined).then(
      ({ list, reference }) => !left && events.onLoaded(list, reference),
      (error: unknown) => !left && events.onFailed(error),
    )
    const stop = source.follow(events.onRunning)
    return () => {
      left = true
      stop()
    }
  }, [events, source])
}
