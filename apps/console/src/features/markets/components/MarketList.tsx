import type { UseQueryResult } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { type Column, Glyph } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { filterMarkets, type Market, type MarketFilter } from '../market.ts'
import { marketTexts } from '../texts.ts'
import { MarketStateChip } from './MarketStateChip.tsx'
import { TurnButton } from './TurnButton.tsx'

const t = textsOf(marketTexts)

export interface MarketListProps {
  readonly query: UseQueryResult<readonly Market[]>
  readonly filter: MarketFilter
  readonly onTurn: (market: Market) => void
}

function columns(onTurn: (market: Market) => void): readonly Column<Market>[] {
  return [
    textColumn('market', t('columns.market'), ({ id, symbol, name }) => (
      <span className="flex flex-col">
        <AppLink to={`/markets/${id}`} className="font-medium text-accent hover:underline">
          {symbol}
        </AppLink>
        <span className="text-12 text-ink-3">{name}</span>
      </span>
    )),
    textColumn('kind', t('columns.kind'), ({ kind }) => t(`kinds.${kind}`)),
    textColumn('class', t('columns.class'), (market) => market.class),
    textColumn('state', t('columns.state'), ({ state, reason }) => (
      <span className="flex flex-col">
        <MarketStateChip state={state} />
        {reason !== '' && <span className="text-12 text-ink-3">{reason}</span>}
      </span>
    )),
    figureColumn('last', t('columns.last'), ({ last }) => formats.decimal(last)),
    figureColumn('index', t('columns.index'), ({ index }) => formats.decimal(index)),
    figureColumn('sources', t('columns.sources'), (market) => <Sources market={market} />),
    figureColumn('orders', t('columns.orders'), ({ openOrders }) => formats.count(openOrders)),
    figureColumn('positions', t('columns.positions'), ({ openPositions }) => formats.count(openPositions)),
    actsColumn((market) => <TurnButton market={market} onTurn={onTurn} />),
  ]
}

/** Live sources of the index against the least number needed; too few are marked by sign, colour and figure. */
function Sources({ market: { sources, minimumSources } }: { readonly market: Market }) {
  const few = sources < minimumSources
  return (
    <span
      className={few ? 'inline-flex items-center gap-1 text-warn' : undefined}
      title={t('ofSources', { sources, minimum: minimumSources })}
    >
      {few && <Glyph name="warn" className="size-3.5" />}
      {sources} / {minimumSources}
    </span>
  )
}

export function MarketList({ query, filter, onTurn }: MarketListProps) {
  return (
    <List
      caption={t('caption')}
      query={query}
      rows={(markets) => filterMarkets(markets, filter)}
      columns={columns(onTurn)}
      rowKey={({ id, kind }) => `${kind} ${id}`}
      empty={t('empty')}
    />
  )
}
