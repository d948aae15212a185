import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Column, DataTable, Empty, Glyph, KeyValue, Num, Panel, TEXT_LINK, zoneLabel } from '@touchstone/ui'
import { useState } from 'react'
import { StripChart } from '../../../chart/view/StripChart.tsx'
import { type IndexInfo, indexInfo } from '../../../products/contracts/contractReads.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { HoursChip } from '../../../shared/markets/HoursChip.tsx'
import { isUnknownSymbol } from '../../../shared/markets/unknownSymbol.ts'
import { useReaderZone } from '../../../shared/times/readerZone.ts'
import { momentOf } from '../../../shared/times/typedTime.ts'
import { MarksTable } from '../contracts/MarksTable.tsx'
import { instrumentTexts } from '../texts.ts'
import { TabLoaded } from './TabLoaded.tsx'

const FRESH_MS = 1_000

type Source = IndexInfo['sources'][number] & { readonly number: number }

/** How the index price comes about, source by source, now or at a moment of the past. */
export function IndexTab({ symbol }: { readonly symbol: string }) {
  const t = useTexts(instrumentTexts)
  const [moment, setMoment] = useState('')
  const zone = useReaderZone()
  const time = momentOf(moment, zone)
  const past = time !== undefined
  const query = useQuery({
    ...indexInfo(symbol, time),
    refetchInterval: past ? false : FRESH_MS,
    placeholderData: keepPreviousData,
  })
  if (isUnknownSymbol(query.error) && !query.data) return <Empty text={t('index.noIndex')} />
  return (
    <TabLoaded answer={query}>
      {(index) => (
        <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
          <Panel className="p-5">
            <Price index={index} />
            <label className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
              {t('index.moment')} <Num>{zoneLabel(zone, time ?? Date.now())}</Num>
              <input
                type="datetime-local"
                step={1}
                value={moment}
                onChange={(event) => setMoment(event.target.value)}
                className="num h-8 rounded-control border border-control-line/60 bg-surface-2 px-2 text-13 text-ink-1"
              />
              {past && (
                <button type="button" className={TEXT_LINK} onClick={() => setMoment('')}>
                  {t('index.now')}
                </button>
              )}
            </label>
          </Panel>
          <Sources index={index} />
          {index.marks.length > 0 && <MarksTable index={index} />}
          <Past index={index} />
        </div>
      )}
    </TabLoaded>
  )
}

function Price({ index }: { readonly index: IndexInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const price = (value: string) => <Num>{formats.decimal(value, index.priceDecimals)}</Num>
  return (
    <>
      <div className="flex items-center justify-between">
        <h2 className="text-14 font-semibold text-ink-1">
          {index.name} <span className="num font-normal text-ink-3">{index.symbol}</span>
        </h2>
        <HoursChip open={index.open} changesAt={index.changesAt} closedWhy={t('closedWhy')} />
      </div>
      <p className="num mt-3 text-24 font-semibold text-ink-1">
        {/[1-9]/.test(index.price) ? formats.decimal(index.price, index.priceDecimals) : t('index.noPrice')}
      </p>
      <p dir="auto" className="num pb-4 text-12 text-ink-3">
        {index.sequence === 0
          ? t('index.never')
          : t('index.at', { time: formats.dateTime(index.time), sequence: String(index.sequence) })}
      </p>
      <KeyValue
        items={[
          { key: 'median', label: t('index.median'), value: price(index.median) },
          {
            key: 'spread',
            label: t('index.spread'),
            value: <Num>{index.sequence === 0 ? t('none') : formats.rate(index.spread)}</Num>,
          },
          { key: 'fewest', label: t('index.fewest'), value: <Num>{formats.count(index.minimumSources)}</Num> },
        ]}
      />
      <p className="mt-4 text-13 text-ink-2">{t('index.how', { fewest: formats.count(index.minimumSources) })}</p>
    </>
  )
}

function Sources({ index }: { readonly index: IndexInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const columns: readonly Column<Source>[] = [
    { key: 'number', header: '', cell: (row) => t('index.source', { number: formats.count(row.number) }) },
    {
      key: 'price',
      header: t('index.sent'),
      align: 'end',
      cell: (row) => <Num>{formats.decimal(row.price, index.priceDecimals)}</Num>,
    },
    {
      key: 'used',
      header: t('index.used'),
      align: 'end',
      cell: (row) => <Num>{row.counted ? formats.decimal(row.used, index.priceDecimals) : t('none')}</Num>,
    },
    {
      key: 'counted',
      header: '',
      cell: (row) => (
        <span className={`flex items-center gap-1.5 text-12 ${row.counted ? 'text-ok' : 'text-warn'}`}>
          <Glyph name={row.counted ? 'check' : 'warn'} className="size-3.5" />
          {t(row.counted ? 'index.counted' : 'index.ignored')}
        </span>
      ),
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 text-14 font-semibold text-ink-1">{t('index.sources')}</h2>
      <DataTable
        caption={t('index.sources')}
        columns={columns}
        rows={index.sources.map((source, at) => ({ ...source, number: at + 1 }))}
        rowKey={(row) => String(row.number)}
        density="compact"
        empty={<Empty text={t('index.noPrice')} />}
      />
    </Panel>
  )
}

function Past({ index }: { readonly index: IndexInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const points = index.history.map(([, price]) => Number(price))
  const [first, last] = [index.history[0], index.history.at(-1)]
  if (!first || !last || points.length < 2) return null
  const show = (value: number) => formats.decimal(value.toFixed(index.priceDecimals), index.priceDecimals)
  const bounds = { low: show(Math.min(...points)), high: show(Math.max(...points)) }
  return (
    <Panel className="col-span-2 narrow:col-span-1 p-5">
      <h2 className="pb-3 text-14 font-semibold text-ink-1">{t('index.history')}</h2>
      <StripChart
        points={points}
        label={t('index.chart', { from: formats.dateTime(first[0]), to: formats.dateTime(last[0]), ...bounds })}
        {...bounds}
      />
      <p className="num flex justify-between pt-1 text-11 text-ink-3" dir="ltr">
        <span>{formats.dateTime(first[0])}</span>
        <span>{formats.dateTime(last[0])}</span>
      </p>
    </Panel>
  )
}
