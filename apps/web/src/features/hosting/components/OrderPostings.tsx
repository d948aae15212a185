import { endOfDay } from '@touchstone/core/formulas'
import { type Column, DataTable, Empty, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import type { OrderInfo } from '../profitInfo.ts'

type Posting = OrderInfo['postings'][number]

const HEADING = 'flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1'

export interface OrderPostingsProps {
  readonly order: OrderInfo
}

/** Each full day that was paid, with the entry of the log that paid it. */
export function OrderPostings({ order }: OrderPostingsProps) {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  const columns: readonly Column<Posting>[] = [
    { key: 'day', header: t('order.day'), cell: ({ day }) => <Num>{formats.count(day)}</Num> },
    { key: 'time', header: t('order.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'credited',
      header: t('column.profit'),
      align: 'end',
      cell: ({ amount }) => <Num>{`${formats.decimal(amount)} ${order.currency}`}</Num>,
    },
    {
      key: 'sequence',
      header: t('order.sequence'),
      align: 'end',
      cell: ({ sequence }) => <Num className="text-ink-3">{formats.count(sequence)}</Num>,
    },
  ]
  return (
    <>
      <h3 className={HEADING}>{t('order.postings')}</h3>
      <DataTable
        caption={t('order.postings')}
        columns={columns}
        rows={order.postings}
        rowKey={({ day }) => String(day)}
        density="compact"
        inset
        empty={
          <Empty
            text={
              order.state === 'custody'
                ? t('order.noPostings', { time: formats.dateTime(endOfDay(order.time, 1)) })
                : t('order.nonePaid')
            }
          />
        }
      />
    </>
  )
}
