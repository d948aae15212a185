import { Empty } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { marketTexts } from '../texts.ts'
import { MarketTable } from './MarketTable.tsx'

export interface TabProps {
  readonly query: string
  readonly onClear: () => void
}

export function CoinTab({ query, onClear }: TabProps) {
  const t = useTexts(marketTexts)
  return (
    <MarketTable
      caption={t('coin')}
      source={useMarketRows('coin')}
      query={query}
      onClear={onClear}
      empty={<Empty text={t('noMarkets')} />}
    />
  )
}
