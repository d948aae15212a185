import { SetMarketState } from './commands.ts'
import { MarketStateSet, QuotesReplaced, TermsChanged } from './events.ts'

export const MARKETS = {
  name: 'markets',
  commands: { SetMarketState },
  actions: { SetMarketState },
  events: { MarketStateSet, TermsChanged, QuotesReplaced },
  reasons: {},
} as const
