import { Button, type Column, DataTable, Empty, ErrorPanel, Num, StaleBadge } from '@touchstone/ui'
import { type ReactNode, useState } from 'react'
import { AlertButton } from '../../../shared/alerts/AlertButton.tsx'
import { failureCode } from '../../../shared/api/api.ts'
import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import { type Formats, useFormats } from '../../../shared/format/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { marketListTexts } from '../../../shared/markets/listTexts.ts'
import { ChangeCell, LivePrice, MarketName, SparkCell, TradeLink } from '../../../shared/markets/MarketCells.tsx'
import { StarButton } from '../../../shared/markets/StarButton.tsx'
import { useFavourite } from '../../../shared/markets/useFavourite.ts'
import type { MarketRow, MarketRows } from '../../../shared/markets/useMarketRows.ts'
import { matchMarkets } from '../matchMarkets.ts'
import { marketTexts } from '../texts.ts'

const AlertDialog = onDemand(async () => (await import('../../../shared/alerts/AlertDialog.tsx')).AlertDialog)

const IN_SLIM = ['market', 'last', 'change'] as const

export interface MarketTableProps {
  readonly caption: string
  readonly source: MarketRows
  readonly query: string
  readonly onClear: () => void
  readonly empty: ReactNode
}

export function MarketTable({ caption, source, query, onClear, empty }: MarketTableProps) {
  const t = useTexts(marketTexts)
  const list = useTexts(marketListTexts)
  const formats = useFormats()
  const toggle = useFavourite()
  const [alerted, setAlerted] = useState<MarketRow>()
  const staleBadge = source.stale && <StaleBadge word={list('stale')} detail={list('staleWhy')} />
  const rows = source.rows && matchMarkets(source.rows, query)
  const filteredOut = source.rows !== undefined && source.rows.length > 0 && rows?.length === 0
  return (
    <>
      <DataTable
        caption={caption}
        inSlim={IN_SLIM}
        rowClassName={() => (source.stale ? 'stale-figures' : undefined)}
        rows={rows}
        rowKey={(row) => row.symbol}
        columns={marketColumns(list, formats, toggle, setAlerted, staleBadge)}
        error={
          source.error && !source.rows ? (
            <ErrorPanel
              text={list('failed')}
              code={failureCode(source.error)}
              retryLabel={list('retry')}
              onRetry={source.retry}
            />
          ) : undefined
        }
        empty={
          filteredOut ? (
            <Empty
              text={t('nothingFound', { query })}
              action={
                <Button tone="secondary" size="small" onClick={onClear}>
                  {t('clear')}
                </Button>
              }
            />
          ) : (
            empty
          )
        }
      />
      {alerted && (
        <AlertDialog
          market={{ symbol: alerted.symbol, name: alerted.name, marked: alerted.kind !== 'spot' }}
          onClose={() => setAlerted(undefined)}
        />
      )}
    </>
  )
}

function marketColumns(
  t: Translate<(typeof marketListTexts)['english']>,
  formats: Formats,
  toggle: (symbol: string, on: boolean) => void,
  onAlert: (row: MarketRow) => void,
  staleBadge: ReactNode,
): readonly Column<MarketRow>[] {
  const by = (read: (row: MarketRow) => string) => (a: MarketRow, b: MarketRow) => compareDecimals(read(a), read(b))
  const bound = (key: 'high' | 'low'): Column<MarketRow> => ({
    key,
    header: t(key),
    align: 'end',
    compare: by((row) => row[key]),
    cell: (row) => <Num className="text-ink-2">{formats.decimal(row[key])}</Num>,
  })
  return [
    {
      key: 'market',
      header: staleBadge ? (
        <span className="flex items-center gap-2">
          {t('market')} {staleBadge}
        </span>
      ) : (
        t('market')
      ),
      compare: (a, b) => b.symbol.localeCompare(a.symbol),
      cell: (row) => (
        <span className="flex items-center gap-2">
          <StarButton row={row} onToggle={toggle} />
          <TradeLink row={row} className="rounded-control text-start hover:text-accent">
            <MarketName row={row} />
          </TradeLink>
        </span>
      ),
    },
    {
      key: 'last',
      header: t('last'),
      align: 'end',
      compare: by((row) => row.last),
      cell: (row) => <LivePrice price={row.last} className="text-14 font-medium" />,
    },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      compare: by((row) => row.change),
      cell: (row) => <ChangeCell row={row} />,
    },
    bound('high'),
    bound('low'),
    {
      key: 'volume',
      header: t('volume'),
      align: 'end',
      compare: by((row) => row.turnover),
      cell: (row) => (
        <Num className="whitespace-nowrap text-ink-2">
          {formats.compact(row.turnover)} <bdi className="text-ink-3">{row.name.split('/')[1]}</bdi>
        </Num>
      ),
    },
    { key: 'day', header: t('day'), align: 'end', width: '140px', cell: (row) => <SparkCell row={row} /> },
    ...actColumns(t, onAlert),
  ]
}

/** What can be done with a market. */
function actColumns(
  t: Translate<(typeof marketListTexts)['english']>,
  onAlert: (row: MarketRow) => void,
): readonly Column<MarketRow>[] {
  return [
    {
      key: 'alert',
      header: <span className="sr-only">{t('alert')}</span>,
      align: 'end',
      width: '44px',
      cell: (row) => <AlertButton name={row.name} onOpen={() => onAlert(row)} />,
    },
    {
      key: 'trade',
      header: <span className="sr-only">{t('trade')}</span>,
      align: 'end',
      width: '104px',
      cell: (row) => (
        <TradeLink
          row={row}
          className="inline-flex h-7 items-center rounded-control border border-line px-3 text-12 font-medium whitespace-nowrap text-ink-1 hover:border-control-line hover:bg-surface-3"
        >
          {t('trade')}
        </TradeLink>
      ),
    },
  ]
}
