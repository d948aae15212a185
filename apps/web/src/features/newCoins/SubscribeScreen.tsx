import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Empty, Panel, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { isCallError } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useAccountBalance } from '../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { TransactionPasswordGate } from '../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { CoinAbout } from './components/CoinAbout.tsx'
import { CoinTerms } from './components/CoinTerms.tsx'
import { NewCoinsFrame } from './components/NewCoinsFrame.tsx'
import { SubscribeForm } from './components/SubscribeForm.tsx'
import { FRESH_MS } from './freshness.ts'
import type { NewCoinInfo } from './newCoin.ts'
import { newCoinTexts } from './texts.ts'

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_400px] narrow:grid-cols-1 items-start gap-6'

/** `/subscribe?id=1`: all that is said of a coin, and the request for it. */
export function SubscribeScreen() {
  const t = useTexts(newCoinTexts)
  const id = useSearchField('id')
  const answer = useQuery({ ...callQuery('getNewcoinsInfo', { id }, { refusal: 'here' }), refetchInterval: FRESH_MS })
  const { data, error } = answer
  const word = isCallError(error) ? rejectionWord(error.code) : undefined
  const isUnknown = !data && (word === 'unknown_offering' || word === 'malformed')
  return (
    <NewCoinsFrame
      title={data ? t('subscribeTo', { coin: `${data.name} (${data.coin})` }) : t('title')}
      under="/subscription"
    >
      {isUnknown ? (
        <Nothing text={t('form.unknown')} />
      ) : (
        <Loaded answer={answer} lead={t('form.failed')} framed waiting={<Waiting />}>
          {(coin) => (
            <div className={COLUMNS}>
              <div className="flex flex-col gap-6">
                <Request coin={coin} />
                <CoinAbout coin={coin} />
              </div>
              <CoinTerms coin={coin} />
            </div>
          )}
        </Loaded>
      )}
    </NewCoinsFrame>
  )
}

/** The form, or why nothing can be asked for. */
function Request({ coin }: { readonly coin: NewCoinInfo }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const balance = useAccountBalance('funds', coin.currency)
  if (coin.state !== 'open')
    return <Nothing text={t(`form.notNow.${coin.state}`, { time: formats.dateTime(coin.opens) })} />
  return (
    <Loaded answer={balance} framed waiting={<Skeleton className="h-130 opacity-40" />}>
      {(known) => (
        <TransactionPasswordGate path={`/subscribe?id=${coin.id}`}>
          <SubscribeForm coin={coin} balance={known} />
        </TransactionPasswordGate>
      )}
    </Loaded>
  )
}

function Nothing({ text }: { readonly text: string }) {
  const t = useTexts(newCoinTexts)
  return (
    <Panel>
      <Empty
        text={text}
        action={
          <AppLink to="/subscription" className={TEXT_LINK}>
            {t('form.other')}
          </AppLink>
        }
      />
    </Panel>
  )
}

function Waiting() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-130 opacity-40" />
      <Skeleton className="h-130 opacity-40" />
    </div>
  )
}
