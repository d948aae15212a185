import { defineProduct } from '../entry/product.ts'
import type { MarketsState } from './marketsState.ts'
import { judgeMarketState, setMarketState } from './setMarketState.ts'

export const MARKETS = defineProduct<MarketsState, 'SetMarketState'>({
  name: 'markets',
  acts: {
    SetMarketState: {
      judge: judgeMarketState,
      carryOut: setMarketState,
      matter: (_, action) => (action.state === 'open' ? 'opening' : 'halt'),
    },
  },
})
