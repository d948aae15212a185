import { type Column, DataTable, Num, Panel } from '@touchstone/ui'
import type { IndexInfo } from '../../../products/contracts/contractReads.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { instrumentTexts } from '../texts.ts'

type Mark = IndexInfo['marks'][number]

/** Each contract on the index with the three legs of its mark price. */
export function MarksTable({ index }: { readonly index: IndexInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const leg = (key: 'mark' | 'fundingLeg' | 'basisLeg' | 'last'): Column<Mark> => ({
    key,
    header: t(`index.${key}`),
    align: 'end',
    cell: (row) => (
      <Num className={key === 'mark' ? 'font-medium text-ink-1' : 'text-ink-2'}>
        {formats.decimal(row[key], index.priceDecimals)}
      </Num>
    ),
  })
  return (
    <Panel className="col-span-2 narrow:col-span-1 overflow-hidden">
      <h2 className="px-4 pt-4 text-14 font-semibold text-ink-1">{t('index.marks')}</h2>
      <p className="max-w-3xl px-4 pt-1 pb-3 text-12 text-ink-3">{t('index.marksWhy')}</p>
      <DataTable
        caption={t('index.marks')}
        columns={[
          { key: 'symbol', header: t('index.contract'), cell: (row) => <Num>{row.symbol}</Num> },
          leg('mark'),
          leg('fundingLeg'),
          leg('basisLeg'),
          leg('last'),
        ]}
        rows={index.marks}
        rowKey={(row) => row.symbol}
        density="compact"
        empty={null}
      />
    </Panel>
  )
}
