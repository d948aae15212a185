import type { CallData } from '@touchstone/protocol'
import { InlineAlert, KeyValue, Num, Panel, TEXT_LINK } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { hostingBookTexts } from '../bookTexts.ts'

export type HostingBook = CallData<'getHostingBook'>

/** What is set aside against what is owed, and the entry of the log at which that is read. */
export function BookFigures({ book }: { readonly book: HostingBook }) {
  const t = useTexts(hostingBookTexts)
  const formats = useFormats()
  const { currency, coverage, sequence, time } = book
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const isShort = compareDecimals(book.escrowed, book.owed) < 0
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <dl className="grid grid-cols-3 gap-6">
        <Figure label={t('escrowed')}>{money(book.escrowed)}</Figure>
        <Figure label={t('owed')}>{money(book.owed)}</Figure>
        <Figure label={t('coverage')}>
          {coverage === '' ? t('nothingOwed') : <Num>{formats.rate(coverage)}</Num>}
        </Figure>
      </dl>
      {coverage !== '' && <InlineAlert tone={isShort ? 'danger' : 'ok'}>{t(isShort ? 'short' : 'full')}</InlineAlert>}
      <KeyValue
        items={[
          { key: 'hosted', label: t('hosted'), value: money(book.hosted) },
          { key: 'paid', label: t('paid'), value: money(book.paid) },
          { key: 'unearned', label: t('unearned'), value: money(book.unearned) },
          { key: 'treasury', label: t('treasury'), value: money(book.treasury) },
        ]}
      />
      <p className="flex justify-between gap-4 border-t border-line pt-3 text-12 text-ink-3">
        <span>{t('readAt', { sequence: formats.count(sequence), time: formats.dateTime(time) })}</span>
        <AppLink to="/text" search={{ id: '7' }} className={TEXT_LINK}>
          {t('verify')}
        </AppLink>
      </p>
    </Panel>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="mt-1 text-24 font-semibold text-ink-1">{children}</dd>
    </div>
  )
}
