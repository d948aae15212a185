import { useSearchField } from '@touchstone/frame'
import { Panel, Skeleton } from '@touchstone/ui'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useFunds } from '../../shared/funds/useFunds.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { ConversionForm } from './ConversionForm.tsx'
import { ConversionHistory } from './ConversionHistory.tsx'
import { conversionTexts } from './texts.ts'

const FIRST = { from: 'USDT', to: 'BTC' }

/** `/exchange?from=USDT&to=BTC` */
export function ConversionScreen() {
  const t = useTexts(conversionTexts)
  const goTo = useGoTo()
  const from = useSearchField('from').toUpperCase() || FIRST.from
  const asked = useSearchField('to').toUpperCase() || FIRST.to
  const to = asked === from ? (from === FIRST.from ? FIRST.to : FIRST.from) : asked
  const { rows, error, retry } = useFunds()
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      <Panel className="max-w-xl p-5">
        <Loaded
          answer={{ data: rows, error, refetch: retry }}
          waiting={<Skeleton className="h-80 w-full opacity-40" />}
        >
          {(funds) => (
            <ConversionForm
              key={`${from} ${to}`}
              from={from}
              to={to}
              funds={funds}
              onPair={(pair) => goTo('/exchange', { ...pair }, { replace: true })}
            />
          )}
        </Loaded>
      </Panel>
      <ConversionHistory />
    </AccountFrame>
  )
}
