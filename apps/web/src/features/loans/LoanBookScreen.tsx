import { useQuery } from '@tanstack/react-query'
import { buttonClass, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { LedgerHistory } from '../../shared/ledgerFigures/LedgerHistory.tsx'
import { untilNow } from '../../shared/ledgerFigures/ledgerPoints.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { loanBookTexts } from './bookTexts.ts'
import { type LoanBook, PoolFigures } from './components/PoolFigures.tsx'
import { ProductTable } from './components/ProductTable.tsx'
import { FRESH_MS } from './freshness.ts'

/** `/loans`: the pool that loans come from, for everybody to see. */
export function LoanBookScreen() {
  const t = useTexts(loanBookTexts)
  const answer = useQuery({ ...callQuery('getLoanBook', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 slim:px-4 py-10">
      <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-3xl text-14 text-ink-2">{t('lead')}</p>
      <div className="flex flex-col gap-6">
        <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
          {(book) => (
            <>
              <PoolFigures book={book} />
              <History book={book} />
            </>
          )}
        </Loaded>
        <ProductTable />
        <Panel className="flex items-start justify-between gap-8 p-5">
          <div>
            <h2 className="text-14 font-semibold text-ink-1">{t('sourceTitle')}</h2>
            <p className="mt-1 max-w-3xl text-13 text-ink-2">{t('source')}</p>
          </div>
          <AppLink to="/currency" className={buttonClass('primary')}>
            {t('borrow')}
          </AppLink>
        </Panel>
      </div>
    </div>
  )
}

/** As high as the figures and the chart. */
function Waiting() {
  return (
    <>
      <Skeleton className="h-97 w-full opacity-40" />
      <Skeleton className="h-116 w-full opacity-40" />
    </>
  )
}

function History({ book }: { readonly book: LoanBook }) {
  const t = useTexts(loanBookTexts)
  const { series, time, funded, lent, free, currency } = book
  const isNew = series.length === 0 && funded === '0'
  return (
    <LedgerHistory
      caption={t('chart.caption')}
      lines={[
        { key: 'funded', label: t('funded') },
        { key: 'lent', label: t('lent') },
        { key: 'free', label: t('free') },
      ]}
      points={isNew ? [] : untilNow(series, { day: '', time, funded, lent, free })}
      currency={currency}
      empty={t('chart.empty')}
    />
  )
}
