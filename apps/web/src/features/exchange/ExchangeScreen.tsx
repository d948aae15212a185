import { ErrorPanel, Panel, Skeleton } from '@touchstone/ui'
import { failureCode, failureText } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AccountFrame } from '../../shared/markets/AccountFrame.tsx'
import { useFunds } from '../../shared/markets/useFunds.ts'
import { useGoTo, useSearchField } from '../../shared/routing/navigation.ts'
import { ExchangeForm } from './ExchangeForm.tsx'
import { ExchangeHistory } from './ExchangeHistory.tsx'
import { exchangeTexts } from './texts.ts'

const FIRST = { from: 'USDT', to: 'BTC' }

/** `/exchange?from=USDT&to=BTC` */
export function ExchangeScreen() {
  const t = useTexts(exchangeTexts)
  const goTo = useGoTo()
  const from = useSearchField('from').toUpperCase() || FIRST.from
  const asked = useSearchField('to').toUpperCase() || FIRST.to
  const to = asked === from ? (from === FIRST.from ? FIRST.to : FIRST.from) : asked
  const { rows, error, retry } = useFunds()
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      <Panel className="max-w-xl p-5">
        {rows ? (
          <ExchangeForm
            key={`${from} ${to}`}
            from={from}
            to={to}
            funds={rows}
            onPair={(pair) => goTo('/exchange', { ...pair }, { replace: true })}
          />
        ) : error ? (
          <ErrorPanel text={failureText(error)} code={failureCode(error)} retryLabel={t('retry')} onRetry={retry} />
        ) : (
          <Skeleton className="h-80 w-full opacity-40" />
        )}
      </Panel>
      <ExchangeHistory />
    </AccountFrame>
  )
}
