import { type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { LedgerChart, type LedgerLine } from './LedgerChart.tsx'
import type { LedgerPoint } from './ledgerPoints.ts'
import { ledgerFiguresTexts } from './texts.ts'

export interface LedgerHistoryProps<Figure extends string> {
  /** Of the panel, where one page has several. */
  readonly title?: string
  readonly caption: string
  readonly lines: readonly LedgerLine<Figure>[]
  /** Figures that stand in the table and are not drawn. */
  readonly beside?: readonly LedgerLine<Figure>[]
  /** Oldest first; none: there is nothing to show yet. */
  readonly points: readonly LedgerPoint<Figure>[]
  readonly currency: string
  /** The text in place of a chart without figures. */
  readonly empty: string
}

/** Figures of the ledger at the end of each day, as a chart and as a table. */
export function LedgerHistory<Figure extends string>(props: LedgerHistoryProps<Figure>) {
  const { title, caption, lines, points, currency, empty } = props
  const t = useTexts(ledgerFiguresTexts)
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {title ?? t('title')}
      </h2>
      {points.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <>
          <LedgerChart caption={caption} lines={lines} points={points} currency={currency} />
          <details className="border-t border-line">
            <summary className="cursor-pointer px-5 py-3 text-13 text-ink-2 hover:text-ink-1">{t('table')}</summary>
            <HistoryTable {...props} />
          </details>
        </>
      )}
    </Panel>
  )
}

function HistoryTable<Figure extends string>(props: LedgerHistoryProps<Figure>) {
  const { caption, lines, beside = [], points, empty } = props
  const t = useTexts(ledgerFiguresTexts)
  const formats = useFormats()
  const columns: readonly Column<LedgerPoint<Figure>>[] = [
    { key: 'day', header: t('day'), cell: ({ day }) => (day === '' ? t('now') : <Num>{day}</Num>) },
    ...[...lines, ...beside].map(
      ({ key, label }): Column<LedgerPoint<Figure>> => ({
        key,
        header: label,
        align: 'end',
        cell: (point) => <Num>{formats.decimal(point[key])}</Num>,
      }),
    ),
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ day }) => day}
      density="compact"
      inset
      empty={<Empty text={empty} />}
    />
  )
}
