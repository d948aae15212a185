import { type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type BackingPoint, backingPoints } from '../backingSeries.ts'
import { hostingBookTexts } from '../bookTexts.ts'
import { BackingChart } from './BackingChart.tsx'
import type { HostingBook } from './BookFigures.tsx'

/** Set aside against owed at the end of each day, drawn, and as a table for those who read figures. */
export function BookHistory({ book }: { readonly book: HostingBook }) {
  const t = useTexts(hostingBookTexts)
  const points = backingPoints(book)
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {t('chart.title')}
      </h2>
      {book.series.length === 0 && book.owed === '0' ? (
        <Empty text={t('chart.empty')} />
      ) : (
        <>
          <BackingChart points={points} currency={book.currency} />
          <details className="border-t border-line">
            <summary className="cursor-pointer px-5 py-3 text-13 text-ink-2 hover:text-ink-1">
              {t('chart.table')}
            </summary>
            <HistoryTable points={points} />
          </details>
        </>
      )}
    </Panel>
  )
}

function HistoryTable({ points }: { readonly points: readonly BackingPoint[] }) {
  const t = useTexts(hostingBookTexts)
  const formats = useFormats()
  const figure = (key: 'escrowed' | 'owed' | 'hosted'): Column<BackingPoint> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (point) => <Num>{formats.decimal(point[key])}</Num>,
  })
  const columns: readonly Column<BackingPoint>[] = [
    { key: 'day', header: t('chart.day'), cell: ({ day }) => (day === '' ? t('chart.now') : <Num>{day}</Num>) },
    figure('escrowed'),
    figure('owed'),
    figure('hosted'),
  ]
  return (
    <DataTable
      caption={t('chart.caption')}
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ day }) => day}
      density="compact"
      inset
      empty={<Empty text={t('chart.empty')} />}
    />
  )
}
