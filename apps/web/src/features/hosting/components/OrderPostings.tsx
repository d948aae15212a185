import { endOfDay } from '@touchstone/core/formulas'
import { type Column, DataTable, Empty, Num, Panel, StateChip } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import type { OrderInfo } from '../profitInfo.ts'
import { ORDER_TONES } from '../useOrderColumns.tsx'

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
      cell: ({ sequence }) => <Num className="text-ink-3">{sequence}</Num>,
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

/** Each state the order came into, when, and where in the log. */
export function OrderSteps({ order: { steps } }: OrderPostingsProps) {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  return (
    <Panel className="overflow-hidden">
      <h3 className={HEADING}>{t('order.steps')}</h3>
      <ol className="flex flex-col gap-2 px-5 py-4">
        {steps.map(({ state, time, sequence }) => (
          <li key={state} className="flex items-baseline justify-between gap-4 text-13">
            <StateChip tone={ORDER_TONES[state]} word={t(`states.${state}`)} />
            <span className="text-12 text-ink-3">
              <Num>{formats.dateTime(time)}</Num> · {t('order.stepAt', { sequence: formats.count(sequence) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
