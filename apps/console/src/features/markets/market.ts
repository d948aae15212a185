import type { AdminCallData } from '@touchstone/protocol/admin'
import type { ChipTone } from '@touchstone/ui'
import { wordText } from '../../shared/i18n/texts.ts'
import { marketTexts } from './texts.ts'

export type Market = AdminCallData<'getMarkets'>[number]
export type MarketTerms = AdminCallData<'getMarketTerms'>

export const MARKET_TONES: Readonly<Record<Market['state'], ChipTone>> = {
  open: 'success',
  cancel_only: 'attention',
  halted: 'failure',
  settled: 'neutral',
}

export interface MarketFilter {
  readonly kind: string
  readonly state: string
  readonly q: string
}

/** Markets that fit every field of the filter; an empty field fits all. */
export function filterMarkets(markets: readonly Market[], { kind, state, q }: MarketFilter): readonly Market[] {
  const wanted = q.toLowerCase()
  return markets.filter(
    (market) =>
      (kind === '' || market.kind === kind) &&
      (state === '' || market.state === state) &&
      `${market.symbol} ${market.name}`.toLowerCase().includes(wanted),
  )
}

/** The console's name of a limit. */
export function fieldName(field: string): string {
  return wordText(marketTexts.fields, field)
}
