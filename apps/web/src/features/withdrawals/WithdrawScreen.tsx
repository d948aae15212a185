import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Panel, Skeleton, Tabs } from '@touchstone/ui'
import { useEffect } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { TransactionPasswordGate } from '../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { Allowance } from './components/Allowance.tsx'
import { BankForm } from './components/BankForm.tsx'
import { CryptoForm } from './components/CryptoForm.tsx'
import { LatestWithdrawals } from './components/LatestWithdrawals.tsx'
import { StateNotice } from './components/StateNotice.tsx'
import { withdrawTexts } from './texts.ts'
import { FRESH_MS, useWithdrawalChange } from './useWithdrawalChange.ts'

const CURRENCY = 'USDT'
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_380px] narrow:grid-cols-1 items-start gap-6'
const TABS = ['crypto', 'bank'] as const

/** `/money?way=bank` */
export function WithdrawScreen() {
  const t = useTexts(withdrawTexts)
  const goTo = useGoTo()
  const way = useSearchField('way') === 'bank' ? 'bank' : 'crypto'
  const answer = useQuery({
    ...callQuery('getWithdrawInfo', { currency: CURRENCY }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  const { refetch } = answer
  useWithdrawalChange(refetch)
  const balances = useBalances()
  useEffect(() => {
    if (balances) void refetch({ cancelRefetch: false })
  }, [balances, refetch])
  const Form = way === 'bank' ? BankForm : CryptoForm
  return (
    <AccountFrame title={t('title')}>
      <Loaded answer={answer} lead={t('failed')} waiting={<Waiting />}>
        {(info) => (
          <>
            <StateNotice info={info} onChange={() => void refetch()} />
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
                    <Form info={info} />
                  </TransactionPasswordGate>
                </Tabs>
              </Panel>
              <Allowance info={info} onChange={() => void refetch()} />
            </div>
          </>
        )}
      </Loaded>
      <LatestWithdrawals />
    </AccountFrame>
  )
}

function Waiting() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-130 opacity-40" />
      <Skeleton className="h-136 opacity-40" />
    </div>
  )
}
