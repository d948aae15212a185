import { type Column, DataTable, Empty, InlineAlert, KeyValue, Num, Refreshing } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import type { LoanProduct } from '../application/application.ts'
import { type LoanDay, noteOf, sevenDaysLate } from '../costs.ts'
import { loanTexts } from '../texts.ts'
import type { LoanQuote } from '../useLoanQuote.ts'

export interface LoanCostsProps {
  readonly product: LoanProduct
  readonly quote: PreviewState<LoanQuote>
}

/** The cost of a loan when it is paid on time, seven days late, and at worst: the exchange's own answer. */
export function LoanCosts({ product, quote: { preview, stale, failed } }: LoanCostsProps) {
  const t = useTexts(loanTexts)
  const formats = useFormats()
  const { currency, days, freeDays } = product
  const figure = (value: string | undefined) =>
    value === undefined ? NO_FIGURE : `${formats.decimal(value)} ${currency}`
  const money = (value: string | undefined) => <Num>{figure(value)}</Num>
  const late = preview && sevenDaysLate(preview, days)
  return (
    <Refreshing busy={stale} className="flex flex-col gap-3">
      <KeyValue
        items={[
          { key: 'interest', label: t('calculator.interest', { free: freeDays }), value: money(preview?.interest) },
          {
            key: 'total',
            label: t('calculator.total'),
            value: <strong className="font-semibold">{money(preview?.total)}</strong>,
          },
          {
            key: 'due',
            label: t('calculator.due'),
            value: <Num>{preview ? formats.dateTime(preview.due) : NO_FIGURE}</Num>,
          },
          {
            key: 'yearly',
            label: t('calculator.yearly'),
            value: <Num>{formats.rate(preview?.yearlyRate ?? product.yearlyRate)}</Num>,
          },
          {
            key: 'late',
            label: t('calculator.late'),
            value: (
              <span className="inline-flex flex-wrap justify-end gap-x-2">
                {money(late?.owed)}
                {late && (
                  <Num className="text-danger">
                    {t('calculator.lateMore', { more: formats.decimal(late.more), currency })}
                  </Num>
                )}
              </span>
            ),
          },
          {
            key: 'worst',
            label: t('calculator.worst'),
            value: <strong className="font-semibold">{money(preview?.worst)}</strong>,
          },
        ]}
      />
      {failed && <p className="text-12 text-warn">{t('calculator.failed')}</p>}
      {/* It keeps its place before the answer: what stands below must not move under a finger. */}
      <div className={preview ? undefined : 'invisible'}>
        <InlineAlert tone="warn">
          {t('calculator.worstText', { worst: preview ? formats.decimal(preview.worst) : NO_FIGURE, currency })}
        </InlineAlert>
      </div>
    </Refreshing>
  )
}

/** Each day of a loan on which nothing is paid, until long after its due day. */
export function LoanSchedule({ product, quote: { preview } }: LoanCostsProps) {
  const t = useTexts(loanTexts)
  const formats = useFormats()
  const amount = (value: string) => <Num>{formats.decimal(value)}</Num>
  const columns: readonly Column<LoanDay>[] = [
    { key: 'day', header: t('calculator.day'), cell: ({ day }) => <Num>{formats.count(day)}</Num> },
    {
      key: 'note',
      header: t('calculator.dayNote'),
      cell: ({ day }) => {
        const note = noteOf(day, product)
        return note && <span className="text-ink-2">{t(`calculator.notes.${note}`)}</span>
      },
    },
    {
      key: 'interest',
      header: t('calculator.dayInterest'),
      align: 'end',
      cell: (row) => amount(row.interest),
    },
    { key: 'lateFee', header: t('calculator.dayLateFee'), align: 'end', cell: (row) => amount(row.lateFee) },
    { key: 'owed', header: t('calculator.dayOwed'), align: 'end', cell: (row) => amount(row.owed) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard
    <section className="h-80 overflow-y-auto" aria-label={t('calculator.schedule')} tabIndex={0}>
      <DataTable
        caption={t('calculator.schedule')}
        columns={columns}
        rows={preview?.schedule ?? []}
        rowKey={({ day }) => String(day)}
        density="compact"
        inset
        empty={<Empty text={t('calculator.asking')} />}
      />
    </section>
  )
}
