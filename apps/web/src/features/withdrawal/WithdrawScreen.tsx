import { useQuery } from '@tanstack/react-query'
import { ErrorPanel, Panel, Skeleton, Tabs } from '@touchstone/ui'
import { useEffect } from 'react'
import { failureCode, failureText } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import { AccountFrame } from '../../shared/markets/AccountFrame.tsx'
import { useGoTo, useSearchField } from '../../shared/routing/navigation.ts'
import { BankForm } from './components/BankForm.tsx'
import { CryptoForm } from './components/CryptoForm.tsx'
import { LatestWithdrawals } from './components/LatestWithdrawals.tsx'
import { Standing } from './components/Standing.tsx'
import { StateNotice } from './components/StateNotice.tsx'
import { TransactionPasswordGate } from './components/TransactionPasswordGate.tsx'
import { withdrawTexts } from './texts.ts'
import { FRESH_MS, useWithdrawalChange } from './useWithdrawalChange.ts'

const CURRENCY = 'USDT'
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_380px] items-start gap-6'
const TABS = ['crypto', 'bank'] as const

/** `/money?way=bank` */
export function WithdrawScreen() {
  const t = useTexts(withdrawTexts)
  const goTo = useGoTo()
  const way = useSearchField('way') === 'bank' ? 'bank' : 'crypto'
  const { data, error, refetch } = useQuery({
    ...callQuery('getWithdrawInfo', { currency: CURRENCY }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  useWithdrawalChange(refetch)
  const balances = useBalances()
  useEffect(() => {
    if (balances) void refetch({ cancelRefetch: false })
  }, [balances, refetch])
  if (!data)
    return (
      <AccountFrame title={t('title')}>
        {error ? (
          <ErrorPanel
            text={`${t('failed')} ${failureText(error)}`}
            code={failureCode(error)}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className={COLUMNS}>
            <Skeleton className="h-130 opacity-40" />
            <Skeleton className="h-136 opacity-40" />
          </div>
        )}
        <LatestWithdrawals />
      </AccountFrame>
    )
  const Form = way === 'bank' ? BankForm : CryptoForm
  return (
    <AccountFrame title={t('title')}>
      <StateNotice info={data} onChange={() => void refetch()} />
      <div className={COLUMNS}>
        <Panel className="p-5">
          <Tabs
            label={t('tabs.label')}
            tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
            selected={way}
            onSelect={(next) => goTo('/money', next === 'bank' ? { way: next } : {}, { replace: true })}
            panelClassName="pt-5"
          >
            <TransactionPasswordGate path="/money">
              <Form info={data} />
            </TransactionPasswordGate>
          </Tabs>
        </Panel>
        <Standing info={data} onChange={() => void refetch()} />
      </div>
      <LatestWithdrawals />
    </AccountFrame>
  )
}
