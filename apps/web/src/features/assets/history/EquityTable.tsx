import { type Column, DataTable, Num } from '@touchstone/ui'
import type { EquityPeriod } from '../../../shared/equity/equity.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useLedgerWords } from '../../../shared/records/useLedgerWords.ts'
import { historyTexts } from './texts.ts'

export interface EquityTableProps {
  /** Oldest first. */
  readonly periods: readonly EquityPeriod[]
  readonly timeOf: (time: number) => string
  readonly money: (value: string) => string
  readonly signed: (value: string) => string
}

/** Every period with its parts, newest first: what the chart draws, in words and figures. */
export function EquityTable({ periods, timeOf, money, signed }: EquityTableProps) {
  const t = useTexts(historyTexts)
  const { product: word } = useLedgerWords()
  const products = [...new Set(periods.flatMap((period) => period.products.map(({ product }) => product)))]
  const columns: readonly Column<EquityPeriod>[] = [
    { key: 'from', header: t('period'), cell: ({ from }) => <Num className="whitespace-nowrap">{timeOf(from)}</Num> },
    { key: 'equity', header: t('equity'), align: 'end', cell: ({ equity }) => <Num>{money(equity)}</Num> },
    { key: 'moved', header: t('moved'), align: 'end', cell: ({ moved }) => <Num>{signed(moved)}</Num> },
    { key: 'result', header: t('result'), align: 'end', cell: ({ result }) => <Num>{signed(result)}</Num> },
    ...products.map(
      (product): Column<EquityPeriod> => ({
        key: product,
        header: word(product),
        align: 'end',
        cell: (period) => (
          <Num className="text-ink-2">
            {signed(period.products.find((part) => part.product === product)?.amount ?? '')}
          </Num>
        ),
      }),
    ),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard
    <section className="max-h-96 overflow-auto" aria-label={t('table')} tabIndex={0}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={periods.toReversed()}
        rowKey={({ from }) => String(from)}
        density="compact"
        inset
        empty={null}
      />
    </section>
  )
}
