import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, Countdown, DataTable, Empty, KeyValue, Num, Panel } from '@touchstone/ui'
import { StripChart } from '../../../chart/view/StripChart.tsx'
import type { ContractInfo } from '../../../products/contracts/contractMarket.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useMark } from '../../../shared/live/useMarketData.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { TabLoaded } from '../components/TabLoaded.tsx'
import { instrumentTexts } from '../texts.ts'

const HOUR_MS = 3_600_000
const ROWS = '100'
const FRESH_MS = 30_000

type Funding = CallData<'getFundingList'>
type Payment = CallData<'getFundingPaid'>['list'][number]

export interface FundingTabProps {
  readonly symbol: string
  readonly contract: ContractInfo | undefined
}

/** The payments between longs and shorts, and the reason for them. */
export function FundingTab({ symbol, contract }: FundingTabProps) {
  const t = useTexts(instrumentTexts)
  if (contract?.kind !== 'perpetual') return <Empty text={t('funding.notPerpetual')} />
  return <PerpetualFunding symbol={symbol} />
}

function PerpetualFunding({ symbol }: { readonly symbol: string }) {
  const signedIn = useSession((session) => session.token !== '')
  const query = useQuery({ ...callQuery('getFundingList', { symbol, size: ROWS }), refetchInterval: FRESH_MS })
  return (
    <TabLoaded answer={query}>
      {(funding) => (
        <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
          <Now symbol={symbol} funding={funding} />
          <History rows={funding.list} />
          {signedIn && <Payments symbol={symbol} />}
        </div>
      )}
    </TabLoaded>
  )
}

function Now({ symbol, funding }: { readonly symbol: string; readonly funding: Funding }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const now = useServerNow()
  const live = useMark(symbol)
  const cap = formats.rate(funding.cap)
  const nextTime = live?.nextFunding || funding.nextTime
  const rates = funding.list.map((row) => Number(row.rate)).toReversed()
  const bounds = { low: formats.rate(String(Math.min(...rates))), high: formats.rate(String(Math.max(...rates))) }
  const items = [
    { key: 'rate', label: t('funding.estimate'), value: <Num>{formats.rate(live?.funding || funding.estimate)}</Num> },
    {
      key: 'next',
      label: t('funding.next'),
      value: nextTime > 0 ? <Countdown until={nextTime} now={now} /> : t('none'),
    },
    {
      key: 'interval',
      label: t('funding.interval'),
      value: t('funding.hours', { hours: formats.count(funding.interval / HOUR_MS) }),
    },
    { key: 'interest', label: t('funding.interest'), value: <Num>{formats.rate(funding.interest)}</Num> },
    { key: 'cap', label: t('funding.cap'), value: <Num>±{cap}</Num> },
  ]
  return (
    <Panel className="p-5">
      <KeyValue items={items} />
      <p className="mt-4 text-13 text-ink-2">{t('funding.how', { cap })}</p>
      {rates.length > 1 && (
        <div className="mt-4">
          <StripChart
            bars
            points={rates}
            label={t('funding.chart', { count: formats.count(rates.length), ...bounds })}
            {...bounds}
          />
        </div>
      )}
    </Panel>
  )
}

function History({ rows }: { readonly rows: Funding['list'] }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const columns: readonly Column<Funding['list'][number]>[] = [
    { key: 'time', header: t('funding.time'), cell: (row) => <Num>{formats.dateTime(row.time)}</Num> },
    {
      key: 'rate',
      header: t('funding.rate'),
      align: 'end',
      cell: (row) => <Num className={row.rate.startsWith('-') ? 'text-down' : 'text-up'}>{formats.rate(row.rate)}</Num>,
    },
    { key: 'mark', header: t('funding.mark'), align: 'end', cell: (row) => <Num>{formats.decimal(row.mark)}</Num> },
  ]
  return (
    <Panel className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 text-14 font-semibold text-ink-1">{t('funding.history')}</h2>
      <DataTable
        caption={t('funding.history')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.time)}
        density="compact"
        empty={<Empty text={t('funding.empty')} />}
      />
    </Panel>
  )
}

function Payments({ symbol }: { readonly symbol: string }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const query = useQuery({ ...callQuery('getFundingPaid', { symbol, size: ROWS }), placeholderData: keepPreviousData })
  const columns: readonly Column<Payment>[] = [
    { key: 'time', header: t('funding.time'), cell: (row) => <Num>{formats.dateTime(row.time)}</Num> },
    { key: 'side', header: t('funding.side'), cell: (row) => t(`funding.${row.side}`) },
    { key: 'lots', header: t('funding.lots'), align: 'end', cell: (row) => <Num>{formats.decimal(row.lots)}</Num> },
    { key: 'rate', header: t('funding.rate'), align: 'end', cell: (row) => <Num>{formats.rate(row.rate)}</Num> },
    {
      key: 'amount',
      header: t('funding.amount'),
      align: 'end',
      cell: (row) => (
        <Num className={row.amount.startsWith('-') ? 'text-down' : 'text-up'}>
          {formats.signed(row.amount)} {row.currency}
        </Num>
      ),
    },
  ]
  return (
    <Panel className="col-span-2 narrow:col-span-1 overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 text-14 font-semibold text-ink-1">{t('funding.mine')}</h2>
      <TabLoaded answer={query}>
        {(payments) => (
          <DataTable
            caption={t('funding.mine')}
            columns={columns}
            rows={payments.list}
            rowKey={(row) => `${row.time} ${row.symbol}`}
            density="compact"
            empty={<Empty text={t('funding.mineNone')} />}
          />
        )}
      </TabLoaded>
    </Panel>
  )
}
