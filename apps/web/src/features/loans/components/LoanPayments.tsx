import { type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Loan } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'

type Payment = Loan['payments'][number]

/** Each payment, its parts, and the entry of the log that booked it. */
export function LoanPayments({ loan: { payments, currency } }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  const figure = (key: 'lateFee' | 'interest' | 'principal'): Column<Payment> => ({
    key,
    header: t(`loan.${key}`),
    align: 'end',
    cell: (payment) => <Num>{formats.decimal(payment[key])}</Num>,
  })
  const columns: readonly Column<Payment>[] = [
    { key: 'time', header: t('loan.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    { key: 'way', header: t('loan.way'), cell: ({ way }) => t(`loan.ways.${way}`) },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ amount }) => <Num>{`${formats.decimal(amount)} ${currency}`}</Num>,
    },
    figure('lateFee'),
    figure('interest'),
    figure('principal'),
    {
      key: 'sequence',
      header: t('loan.sequence'),
      align: 'end',
      cell: ({ sequence }) => <Num className="text-ink-3">{formats.count(sequence)}</Num>,
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {t('loan.payments')}
      </h2>
      <DataTable
        caption={t('loan.payments')}
        columns={columns}
        rows={payments}
        rowKey={({ sequence }) => String(sequence)}
        density="compact"
        inset
        empty={<Empty text={t('loan.noPayments')} />}
      />
    </Panel>
  )
}
