import { type Column, DataTable, Empty, Num, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { Receipt } from './recomputeReceipt.ts'
import { receiptTexts } from './texts.ts'

type Sample = Receipt['samples'][number]

export function SampleTable({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const formats = useFormats()
  const columns: readonly Column<Sample>[] = [
    { key: 'sequence', header: t('samples.sequence'), cell: ([sequence]) => <Num>{String(sequence)}</Num> },
    { key: 'time', header: t('samples.time'), cell: ([, time]) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'price',
      header: t('samples.price'),
      align: 'end',
      cell: ([, , price]) => <Num className="text-ink-1">{formats.decimal(price)}</Num>,
    },
  ]
  return (
    <section>
      <div className="flex items-baseline justify-between pb-1">
        <h3 className="text-13 font-semibold text-ink-1">
          {t('samples.title')}{' '}
          <span className="num font-normal text-ink-3">{formats.count(receipt.samples.length)}</span>
        </h3>
        <AppLink
          to="/instrument"
          search={{ symbol: receipt.order.symbol, tab: 'index' }}
          className={`${TEXT_LINK} text-12`}
        >
          {t('samples.index')}
        </AppLink>
      </div>
      <div className="max-h-48 overflow-y-auto [scrollbar-width:thin]">
        <DataTable
          caption={t('samples.title')}
          columns={columns}
          rows={receipt.samples}
          rowKey={([sequence]) => String(sequence)}
          density="compact"
          empty={<Empty text={t('samples.none')} />}
        />
      </div>
    </section>
  )
}
