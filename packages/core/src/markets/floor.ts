import { MARKETS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readMarkets, writeMarkets } from './canonicalMarkets.ts'
import type { MarketsState } from './marketsState.ts'
import { judgeMarketState, setMarketState } from './setMarketState.ts'

export const MARKETS = defineProduct<{
  state: MarketsState
  slice: 'nextOrder' | 'nextTrade' | 'markets'
  vocabulary: typeof VOCABULARY
}>({
  name: 'markets',
  vocabulary: VOCABULARY,
  slice: () => ({ nextOrder: 1, nextTrade: 1, markets: [] }),
  part: { number: 6, write: writeMarkets, read: readMarkets },
  commands: {
    SetMarketState: { carryOut: setMarketState },
  },
  actions: {
    SetMarketState: {
      judge: judgeMarketState,
      carryOut: setMarketState,
      matter: (_, action) => (action.state === 'open' ? 'opening' : 'halt'),
    },
  },
})
