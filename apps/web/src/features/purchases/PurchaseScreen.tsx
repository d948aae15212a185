import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Button, Empty, InlineAlert, Loaded, Panel, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { failureText } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { TermsSummary } from '../../shared/moneyTerms/TermsSummary.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { PayeePanel } from './PayeePanel.tsx'
import { PurchaseForm } from './PurchaseForm.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { PurchaseInfo } from './pay.ts'
import { purchaseTexts } from './texts.ts'

const FIRST_CURRENCY = 'USDT'
const LATEST = '5'
/** The asset of withdrawals, whichever asset is bought. */
const TERMS_CURRENCY = 'USDT'

function TermsPanel({ terms }: Pick<PurchaseInfo, 'terms'>) {
  const t = useTexts(purchaseTexts)
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-14 font-semibold text-ink-1">{t('terms')}</h2>
        <p className="pt-1 text-13 text-ink-2">{t('termsLead')}</p>
      </div>
      <TermsSummary terms={terms} currency={TERMS_CURRENCY} of="purchase" />
    </Panel>
  )
}

/** `/buycoin?currency=BTC`: coins by remittance. */
export function PurchaseScreen() {
  const t = useTexts(purchaseTexts)
  const goTo = useGoTo()
  const currency = useSearchField('currency').toUpperCase() || FIRST_CURRENCY
  const { data, error, refetch } = useQuery({
    ...callQuery('getBuycoinInfo', { currency }, { refusal: 'here' }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  // Those that the table below shows: the newest ones.
  const latest = useQuery({ ...callQuery('getBuycoinList', { size: LATEST }), placeholderData: keepPreviousData })
  const waits = latest.data?.list.some(({ state }) => state === 'pending') === true
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      <Loaded
        data={data}
        error={error}
        waiting={<Waiting />}
        stale={(failure) => (
          <InlineAlert tone="warn">
            <span className="flex items-center justify-between gap-4">
              {`${t('stale')} ${failureText(failure)}`}
              <Button tone="secondary" size="small" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            </span>
          </InlineAlert>
        )}
        failed={(failure) => (
          <div className="flex flex-col items-center">
            <Failed error={failure} lead={t('failed')} onRetry={() => void refetch()} />
            {currency !== FIRST_CURRENCY && (
              <AppLink to="/buycoin" className={`${TEXT_LINK} text-13`}>
                {t('instead', { coin: FIRST_CURRENCY })}
              </AppLink>
            )}
          </div>
        )}
      >
        {(info) => (
          <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
            <div className="flex flex-col gap-6">
              <PayeePanel payee={info.payee} sandbox={info.sandbox} />
              <TermsPanel terms={info.terms} />
            </div>
            <PurchaseForm
              info={info}
              waits={waits}
              onCurrency={(next) => goTo('/buycoin', { currency: next }, { replace: true })}
              onRenew={() => void refetch()}
            />
          </div>
        )}
      </Loaded>
      <Panel className="overflow-hidden">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-4">
          <h2 className="text-14 font-semibold text-ink-1">{t('records')}</h2>
          <AppLink to="/buycoinRecord" className={`${TEXT_LINK} text-12`}>
            {t('all')}
          </AppLink>
        </div>
        <PurchaseTable filter={{ size: LATEST }} empty={<Empty text={t('none')} />} />
      </Panel>
    </AccountFrame>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
      <Skeleton className="h-190 opacity-40" />
      <Skeleton className="h-190 opacity-40" />
    </div>
  )
}
