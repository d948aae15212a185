import { Empty } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type MarketType, useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { marketTexts } from '../texts.ts'
import { MarketTable } from './MarketTable.tsx'

export interface TabProps {
  readonly query: string
  readonly onClear: () => void
}

/** The markets of one type. */
export function TypeTab({ type, query, onClear }: TabProps & { readonly type: Exclude<MarketType, 'optional'> }) {
  const t = useTexts(marketTexts)
  return (
    <MarketTable
      caption={t(type)}
      source={useMarketRows(type)}
      query={query}
      onClear={onClear}
      empty={<Empty text={t('noMarkets')} />}
    />
  )
}
