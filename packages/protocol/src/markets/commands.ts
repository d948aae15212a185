import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { text } from '../shape/kinds.ts'
import { MARKET, MARKET_STATE } from './markets.ts'

export const SetMarketState = define(
  30,
  'SetMarketState',
  'A spot market or a contract is opened, halted or left for cancelling only.',
  {
    /** A spot market's or a contract's id. */
    market: MARKET,
    state: MARKET_STATE,
    reason: text(),
  },
)
export type SetMarketState = CommandOf<typeof SetMarketState>
