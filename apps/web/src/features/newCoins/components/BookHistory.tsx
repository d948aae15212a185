import { useTexts } from '../../../shared/i18n/texts.ts'
import { LedgerHistory } from '../../../shared/ledgerFigures/LedgerHistory.tsx'
import { untilNow } from '../../../shared/ledgerFigures/ledgerPoints.ts'
import { newCoinBookTexts } from '../bookTexts.ts'
import type { NewCoinBook } from './BookFigures.tsx'

/** Coins, and beside them money, at the end of each day. */
export function BookHistory({ book }: { readonly book: NewCoinBook }) {
  const t = useTexts(newCoinBookTexts)
  const { series, time, coins, allocated, held, paid } = book
  const points = series.length === 0 ? [] : untilNow(series, { day: '', time, coins, allocated, held, paid })
  const hasMoney = points.some((point) => point.held !== '0' || point.paid !== '0')
  return (
    <>
      <LedgerHistory
        title={t('chart.title')}
        caption={t('chart.caption')}
        lines={[
          { key: 'coins', label: t('coins') },
          { key: 'allocated', label: t('allocated') },
        ]}
        points={points}
        currency={book.coin}
        empty={t('chart.empty')}
      />
      <LedgerHistory
        title={t('moneyChart.title')}
        caption={t('moneyChart.caption')}
        lines={[
          { key: 'paid', label: t('paid') },
          { key: 'held', label: t('held') },
        ]}
        points={hasMoney ? points : []}
        currency={book.currency}
        empty={t('moneyChart.empty')}
      />
    </>
  )
}
