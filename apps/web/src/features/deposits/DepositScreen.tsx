import { useQuery } from '@tanstack/react-query'
import { Empty, Panel, Select, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSentence } from '../../shared/said/said.ts'
import { AddressPanel } from './components/AddressPanel.tsx'
import { ChainFaucet } from './components/ChainFaucet.tsx'
import { DepositTable } from './components/DepositTable.tsx'
import { TermsStep } from './components/Terms.tsx'
import { VoucherForm } from './components/VoucherForm.tsx'
import { CHAIN, CURRENCY, type DepositInfo } from './depositInfo.ts'
import { depositTexts } from './texts.ts'
import { useDeposits } from './useDeposits.ts'

const LATEST = 5
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_320px] narrow:grid-cols-1 items-start gap-6'

/** `/recharge`: the asset, its terms, then the address, and the deposits under way. */
export function DepositScreen() {
  const t = useTexts(depositTexts)
  const answer = useQuery(callQuery('getDepositInfo', { currency: CURRENCY, chain: CHAIN }))
  return (
    <AccountFrame title={t('title')}>
      <Loaded answer={answer} lead={t('failed')} waiting={<Waiting />}>
        {(info) => <Steps info={info} />}
      </Loaded>
      <Latest />
    </AccountFrame>
  )
}

function Waiting() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-130 opacity-40" />
      <Skeleton className="h-64 opacity-40" />
    </div>
  )
}

function Steps({ info: { chainName, ...others } }: { readonly info: DepositInfo }) {
  const say = useSentence()
  const info = { ...others, chainName: say(chainName) }
  const known = info.address !== ''
  return (
    <div className={COLUMNS}>
      <div className="flex flex-col gap-6">
        {known ? <AddressPanel info={info} /> : <TermsStep info={info} />}
        {known && <VoucherForm info={info} />}
      </div>
      <div className="flex flex-col gap-6">
        <Choice info={info} />
        {known && info.sandbox && <ChainFaucet />}
      </div>
    </div>
  )
}

function Choice({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const { currency, chain, chainName } = info
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <h2 className="text-14 font-semibold text-ink-1">{t('choice.title')}</h2>
      <Select
        label={t('choice.currency')}
        mark={<CoinMark code={currency} />}
        value={currency}
        options={[{ value: currency, label: currency }]}
        onValueChange={() => undefined}
      />
      <Select
        label={t('choice.chain')}
        value={chain}
        options={[{ value: chain, label: chainName }]}
        onValueChange={() => undefined}
      />
      <p className="text-12 text-ink-3">{t('choice.only', { currency })}</p>
    </Panel>
  )
}

function Latest() {
  const t = useTexts(depositTexts)
  const query = useDeposits(1, LATEST)
  return (
    <Panel className="overflow-hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">{t('list.latest')}</h2>
        <AppLink to="/rechargeRecord" className={`${TEXT_LINK} text-12`}>
          {t('list.all')}
        </AppLink>
      </div>
      <DepositTable
        caption={t('list.latest')}
        rows={query.data?.list}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<Empty text={t('list.none')} />}
        loadingRows={LATEST}
      />
    </Panel>
  )
}
