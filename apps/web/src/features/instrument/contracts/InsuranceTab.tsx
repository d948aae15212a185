import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Button, type Column, DataTable, Empty, KeyValue, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { StripChart } from '../../../chart/view/StripChart.tsx'
import { callQuery } from '../../../shared/api/queries.ts'
import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { TabLoaded } from '../components/TabLoaded.tsx'
import { instrumentTexts } from '../texts.ts'

const FRESH_MS = 5_000
const FIRST_ROWS = 20
const MOST_ROWS = 200

type Fund = CallData<'getInsuranceFund'>
type FeedRow = CallData<'getLiquidationFeed'>['list'][number]

/** The fund that covers losses of bankrupt positions, and every time it was needed. */
export function InsuranceTab({ symbol }: { readonly symbol?: string }) {
  const query = useQuery({ ...callQuery('getInsuranceFund', {}), refetchInterval: FRESH_MS })
  return (
    <div className="flex flex-col gap-6">
      <TabLoaded answer={query}>{(fund) => <FundPanel fund={fund} />}</TabLoaded>
      <Feed {...(symbol !== undefined && { symbol })} />
    </div>
  )
}

function FundPanel({ fund }: { readonly fund: Fund }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const points = fund.history.map(([, balance]) => Number(balance))
  const show = (value: number) => formats.compact(value.toFixed(2))
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
      <Panel className="p-5">
        <h2 className="text-14 font-semibold text-ink-1">{t('insurance.balance')}</h2>
        <p className="num pt-2 text-24 font-semibold text-ink-1">
          {formats.decimal(fund.balance, 2)} <span className="text-14 text-ink-3">{fund.currency}</span>
        </p>
        <p dir="auto" className="num pb-4 text-12 text-ink-3">
          {t('insurance.from', { sequence: String(fund.sequence) })}
        </p>
        <p className="text-13 text-ink-2">{t('insurance.how')}</p>
      </Panel>
      <Panel className="p-5">
        <h2 className="pb-3 text-14 font-semibold text-ink-1">{t('insurance.carries')}</h2>
        {fund.positions.length === 0 ? (
          <p className="text-13 text-ink-3">{t('insurance.carriesNone')}</p>
        ) : (
          <KeyValue
            items={fund.positions.map((position) => ({
              key: position.symbol,
              label: `${position.symbol} · ${t(`insurance.${position.side}`)}`,
              value: (
                <Num>
                  {formats.decimal(position.lots)} · {formats.decimal(position.value, 2)} {fund.currency}
                </Num>
              ),
            }))}
          />
        )}
        {points.length > 1 && (
          <div className="mt-5">
            <h3 className="pb-2 text-13 text-ink-2">{t('insurance.history')}</h3>
            <StripChart
              points={points}
              label={t('insurance.chart', { count: formats.count(points.length) })}
              high={show(Math.max(...points))}
              low={show(Math.min(...points))}
            />
          </div>
        )}
      </Panel>
    </div>
  )
}

function Feed({ symbol }: { readonly symbol?: string }) {
  const t = useTexts(instrumentTexts)
  const columns = useFeedColumns()
  const [size, setSize] = useState(FIRST_ROWS)
  const query = useQuery({
    ...callQuery('getLiquidationFeed', { ...(symbol !== undefined && { symbol }), size: String(size) }),
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return (
    <Panel className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 text-14 font-semibold text-ink-1">{t('insurance.feed')}</h2>
      <TabLoaded answer={query}>
        {(feed) => (
          <>
            <DataTable
              caption={t('insurance.feed')}
              columns={columns}
              rows={feed.list}
              rowKey={(row) => `${row.sequence} ${row.symbol} ${row.step} ${row.lots} ${row.value}`}
              density="compact"
              empty={<Empty text={t('insurance.feedNone')} />}
            />
            {size < MOST_ROWS && feed.total > size && (
              <div className="border-t border-line p-2 text-center">
                <Button tone="ghost" size="small" onClick={() => setSize(MOST_ROWS)}>
                  {t('insurance.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </TabLoaded>
    </Panel>
  )
}

function useFeedColumns(): readonly Column<FeedRow>[] {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const figure = (key: 'lots' | 'price' | 'value' | 'shortfall'): Column<FeedRow> => ({
    key,
    header: t(`insurance.${key}`),
    align: 'end',
    cell: (row) => <Num>{row[key] === '' ? t('none') : formats.decimal(trimZeros(row[key]))}</Num>,
  })
  return [
    { key: 'time', header: t('insurance.time'), cell: (row) => <Num>{formats.dateTime(row.time)}</Num> },
    { key: 'symbol', header: t('insurance.contract'), cell: (row) => <Num>{row.symbol}</Num> },
    { key: 'step', header: t('insurance.step'), cell: (row) => t(`insurance.steps.${row.step}`) },
    {
      key: 'side',
      header: t('insurance.side'),
      cell: (row) => (row.side === '' ? t('none') : t(`insurance.${row.side}`)),
    },
    figure('lots'),
    figure('price'),
    figure('value'),
    figure('shortfall'),
    {
      key: 'sequence',
      header: t('insurance.sequence'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.sequence}</Num>,
    },
  ]
}
