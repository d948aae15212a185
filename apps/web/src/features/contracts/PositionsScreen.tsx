import { PAGE_SIZE, Panel, Tabs, validPage } from '@touchstone/ui'
import { useCallback, useState } from 'react'
import { CancelledOrders, ClosedPositions, useContractHistory } from '../../products/contracts/ContractHistory.tsx'
import { CancelAllContracts, ContractOrders } from '../../products/contracts/ContractOrders.tsx'
import { CloseAllPositions, ContractPositions } from '../../products/contracts/ContractPositions.tsx'
import { ExpiryNotices } from '../../products/contracts/expiry/ExpiryNotices.tsx'
import { useClosingToasts } from '../../products/contracts/expiry/useClosingToasts.ts'
import { MarginCall } from '../../products/contracts/MarginCall.tsx'
import {
  type ContractFilter,
  useContractAccount,
  useOpenPositions,
  usePendingContracts,
} from '../../products/contracts/useContractRows.ts'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { AccountSummary } from './components/AccountSummary.tsx'
import { ExportContracts } from './components/ExportContracts.tsx'
import { PositionFilters } from './components/PositionFilters.tsx'
import { LIST_TABS, type ListTab, type PositionSet, useContractsOf } from './positionSet.ts'
import { contractScreenTexts } from './texts.ts'

const FIRST_DAYS = 30

/** The shown part of a set: one contract or all, and the period and page of past rows. */
function usePositionFilter(set: PositionSet) {
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const [symbol, setSymbol] = useState('')
  const [page, setPage] = useState(1)
  const contracts = useContractsOf(set)
  const inSet = useCallback<ContractFilter>(
    (row) => (symbol === '' ? contracts === undefined || contracts.has(row.symbol) : row.symbol === symbol),
    [contracts, symbol],
  )
  const positions = useOpenPositions(inSet)
  const orders = usePendingContracts(inSet)
  const period = rangeMs(range)
  const filter = period && {
    ...set.filter,
    ...(symbol !== '' && { symbol }),
    from: String(period.from),
    to: String(period.to),
  }
  const reset =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value)
      setPage(1)
    }
  return { range, setRange, symbol, setSymbol, page, setPage, contracts, positions, orders, filter, reset }
}

/** Positions and orders of one set of contracts as a full page. */
export function PositionsScreen({ set }: { readonly set: PositionSet }) {
  const t = useTexts(contractScreenTexts)
  const account = useContractAccount()
  useClosingToasts()
  const [tab, setTab] = useState<ListTab>('trading')
  const { range, setRange, symbol, setSymbol, page, setPage, contracts, positions, orders, filter, reset } =
    usePositionFilter(set)
  const version = `${positions?.length ?? ''} ${orders?.length ?? ''}`
  const paged = filter && { ...filter, page: String(page), size: String(PAGE_SIZE) }
  const past = tab === 'closed' || tab === 'cancelled'
  const empty = <NothingFound onWiden={() => setRange(lastDays(90, Date.now()))} />
  const trade = (
    <AppLink to={set.trade} className="text-accent underline underline-offset-2">
      {t('positions.trade')}
    </AppLink>
  )
  const counts = { pending: orders?.length, trading: positions?.length }
  return (
    <AccountFrame title={t(`positions.${set.title}`)}>
      <MarginCall positions={positions} account={account} />
      <section aria-label={t('positions.totals')} className="rounded-panel border border-line bg-surface-1 p-5">
        <AccountSummary account={account} look="tiles" />
      </section>
      <PositionFilters
        past={past}
        contracts={contracts}
        symbol={symbol}
        onSymbol={reset(setSymbol)}
        range={range}
        onRange={reset(setRange)}
        aside={
          <ExportContracts tab={tab} filter={past ? filter : { ...set.filter, ...(symbol !== '' && { symbol }) }} />
        }
      />
      <Panel className="overflow-hidden">
        <Tabs<ListTab>
          label={t('tabs.label')}
          selected={tab}
          onSelect={reset(setTab)}
          rowClassName="px-4"
          tabs={LIST_TABS.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            ...(key in counts && { note: counts[key as keyof typeof counts] ?? '' }),
          }))}
          aside={<ListAct tab={tab} symbol={symbol} positions={positions} orders={orders} />}
          panelClassName="relative overflow-x-auto [scrollbar-width:thin]"
          panelScrolls
        >
          {tab === 'pending' && <ContractOrders rows={orders} />}
          {tab === 'trading' && <ContractPositions rows={positions} emptyAct={trade} />}
          {tab === 'closed' && <ClosedPositions filter={paged} version={version} empty={empty} />}
          {tab === 'cancelled' && <CancelledOrders filter={paged} version={version} empty={empty} />}
        </Tabs>
        {past && <HistoryPager tab={tab} filter={paged} version={version} page={page} onPage={setPage} />}
      </Panel>
      <ExpiryNotices trade={set.trade} className="standing-note sticky bottom-6 z-10" />
    </AccountFrame>
  )
}

interface ListActProps {
  readonly tab: ListTab
  readonly symbol: string
  readonly positions: ReturnType<typeof useOpenPositions>
  readonly orders: ReturnType<typeof usePendingContracts>
}

/** One act for all of a list: of the chosen contract, or of every one. */
function ListAct({ tab, symbol, positions, orders }: ListActProps) {
  if (symbol === '') return <Everything tab={tab} />
  if (tab === 'pending') return <CancelAllContracts symbol={symbol} count={orders?.length ?? 0} />
  if (tab === 'trading') return <CloseAllPositions symbol={symbol} rows={positions ?? []} />
  return <Everything tab={tab} />
}

/** One-click close and cancel-all reach every contract, so they count and list every one. */
function Everything({ tab }: { readonly tab: ListTab }) {
  const positions = useOpenPositions()
  const orders = usePendingContracts()
  if (tab === 'pending') return <CancelAllContracts count={orders?.length ?? 0} />
  return tab === 'trading' ? <CloseAllPositions rows={positions ?? []} /> : null
}

function HistoryPager(props: {
  readonly tab: 'closed' | 'cancelled'
  readonly filter: Parameters<typeof useContractHistory>[1]['filter']
  readonly version: string
  readonly page: number
  readonly onPage: (page: number) => void
}) {
  const { tab, filter, version, page, onPage } = props
  const total = useContractHistory(tab, { filter, version }).data?.total
  return <Pager page={total === undefined ? page : validPage(page, total)} total={total} onPage={onPage} />
}
