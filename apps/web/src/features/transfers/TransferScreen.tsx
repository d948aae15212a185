import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Panel, Skeleton } from '@touchstone/ui'
import { useEffect } from 'react'
import { type ContractFilter, useContractAccount, useOpenPositions } from '../../products/contracts/useContractRows.ts'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { transferTexts } from './texts.ts'
import type { AccountName } from './transferInput.ts'

const FIRST_CURRENCY = 'USDT'
const FRESH_MS = 5_000
const isCross: ContractFilter = ({ marginMode }) => marginMode === 'cross'

/** `/transfer?from=funds&to=contract&currency=USDT` */
export function TransferScreen() {
  const t = useTexts(transferTexts)
  const goTo = useGoTo()
  const currency = useSearchField('currency').toUpperCase() || FIRST_CURRENCY
  const from = useAskedAccount('from') ?? 'funds'
  const to = useAskedAccount('to') ?? (from === 'contract' ? 'funds' : 'contract')
  const answer = useQuery({ ...callQuery('getTransferInfo', { currency }), refetchInterval: FRESH_MS })
  const { refetch } = answer
  const balances = useBalances()
  const positions = useOpenPositions(isCross)
  const account = useContractAccount()
  /** The transferable amount depends on balances and the profit of open positions. */
  useEffect(() => {
    if (balances || positions) void refetch({ cancelRefetch: false })
  }, [balances, positions, refetch])
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      <Panel className="max-w-xl p-5">
        <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="h-64 w-full opacity-40" />}>
          {(info) => (
            <TransferForm
              key={currency}
              info={info}
              cross={positions && account && { positions, account }}
              from={from}
              to={to}
              onPair={(pair) => goTo('/transfer', { ...pair, currency }, { replace: true })}
              onCurrency={(next) => goTo('/transfer', { from, to, currency: next }, { replace: true })}
            />
          )}
        </Loaded>
      </Panel>
      <TransferHistory />
    </AccountFrame>
  )
}

/** The account that a field of the address names. */
function useAskedAccount(field: string): AccountName | undefined {
  const asked = useSearchField(field)
  return useFeatureLists().accounts.find(({ name }) => name === asked)?.name
}
