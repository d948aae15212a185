import { useTexts } from '../../../shared/i18n/texts.ts'
import { LedgerHistory } from '../../../shared/ledgerFigures/LedgerHistory.tsx'
import { untilNow } from '../../../shared/ledgerFigures/ledgerPoints.ts'
import { hostingBookTexts } from '../bookTexts.ts'
import type { HostingBook } from './BookFigures.tsx'

/** Set aside against owed at the end of each day. */
export function BookHistory({ book }: { readonly book: HostingBook }) {
  const t = useTexts(hostingBookTexts)
  const { series, time, hosted, escrowed, owed, currency } = book
  const isNew = series.length === 0 && owed === '0'
  return (
    <LedgerHistory
      caption={t('chart.caption')}
      lines={[
        { key: 'escrowed', label: t('escrowed') },
        { key: 'owed', label: t('owed') },
      ]}
      beside={[{ key: 'hosted', label: t('hosted') }]}
      points={isNew ? [] : untilNow(series, { day: '', time, hosted, escrowed, owed })}
      currency={currency}
      empty={t('chart.empty')}
    />
  )
}
