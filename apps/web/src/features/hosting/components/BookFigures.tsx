import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { InlineAlert, KeyValue, Num, Panel } from '@touchstone/ui'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { BigFigures } from '../../../shared/ledgerFigures/BigFigures.tsx'
import { ReadAt } from '../../../shared/ledgerFigures/ReadAt.tsx'
import { hostingBookTexts } from '../bookTexts.ts'
import { DECIMALS } from '../currency.ts'

export type HostingBook = CallData<'getHostingBook'>

/** The escrow against the returns owed, and the entry of the log at which they are read. */
export function BookFigures({ book }: { readonly book: HostingBook }) {
  const t = useTexts(hostingBookTexts)
  const formats = useFormats()
  const { currency, coverage, sequence, time } = book
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  // Returns for the days that a redemption cuts off stay in the escrow until the redemption ends.
  const surplus = (readDown(book.escrowed, DECIMALS) ?? 0n) - (readDown(book.owed, DECIMALS) ?? 0n)
  const isShort = surplus < 0n
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <BigFigures
        items={[
          { key: 'escrowed', label: t('escrowed'), value: money(book.escrowed) },
          { key: 'owed', label: t('owed'), value: money(book.owed) },
          {
            key: 'coverage',
            label: t('coverage'),
            value: coverage === '' ? t('nothingOwed') : <Num>{formats.rate(coverage)}</Num>,
          },
        ]}
      />
      {coverage !== '' && <InlineAlert tone={isShort ? 'danger' : 'ok'}>{t(isShort ? 'short' : 'full')}</InlineAlert>}
      <KeyValue
        items={[
          { key: 'hosted', label: t('hosted'), value: money(book.hosted) },
          { key: 'paid', label: t('paid'), value: money(book.paid) },
          ...(surplus > 0n
            ? [{ key: 'returning', label: t('returning'), value: money(formatPlain(surplus, DECIMALS)) }]
            : []),
          { key: 'unearned', label: t('unearned'), value: money(book.unearned) },
          { key: 'treasury', label: t('treasury'), value: money(book.treasury) },
        ]}
      />
      <ReadAt sequence={sequence} time={time} />
    </Panel>
  )
}
