import type { CallData } from '@touchstone/protocol'
import { InlineAlert, KeyValue, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { BigFigures } from '../../../shared/ledgerFigures/BigFigures.tsx'
import { ReadAt } from '../../../shared/ledgerFigures/ReadAt.tsx'
import { loanBookTexts } from '../bookTexts.ts'
import { isBalanced } from '../poolSum.ts'

export type LoanBook = CallData<'getLoanBook'>

/** The funding of the pool, where the money is now, and the entry of the log at which that is read. */
export function PoolFigures({ book }: { readonly book: LoanBook }) {
  const t = useTexts(loanBookTexts)
  const formats = useFormats()
  const { currency } = book
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const count = (value: number) => <Num>{formats.count(value)}</Num>
  const balanced = isBalanced(book)
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <BigFigures
        items={[
          { key: 'funded', label: t('funded'), value: money(book.funded) },
          { key: 'lent', label: t('lent'), value: money(book.lent) },
          { key: 'free', label: t('free'), value: money(book.free) },
        ]}
      />
      <InlineAlert tone={balanced ? 'ok' : 'danger'}>{t(balanced ? 'whole' : 'missing')}</InlineAlert>
      <KeyValue
        items={[
          { key: 'loans', label: t('loans'), value: count(book.loans) },
          { key: 'overdue', label: t('overdue'), value: count(book.overdue) },
          { key: 'overdueAmount', label: t('overdueAmount'), value: money(book.overdueAmount) },
          { key: 'outside', label: t('outside'), value: money(book.outside) },
          { key: 'writtenOff', label: t('writtenOff'), value: money(book.writtenOff) },
          { key: 'earned', label: t('earned'), value: money(book.earned) },
        ]}
      />
      <ReadAt sequence={book.sequence} time={book.time} />
    </Panel>
  )
}
