import { contractMarkets } from './contracts/contractMarkets.ts'
import type { MarketsOf } from './marketsOf.ts'
import { spotMarkets } from './spot/spotMarkets.ts'
import { optionMarkets } from './timedOptions/optionMarkets.ts'

/** The products that have markets, in the order in which operators see them. */
export const MARKETS: readonly MarketsOf[] = [spotMarkets, contractMarkets, optionMarkets]
