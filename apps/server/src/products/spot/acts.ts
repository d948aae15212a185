import type { ChangeMarket, MarketDefinition } from '@touchstone/protocol'
import { type Acts, symbolOf } from '../../trading/acts/acts.ts'
import { marketWords } from '../../trading/acts/marketWords.ts'
import { toldTerms } from '../../trading/acts/termWords.ts'

/** 0 and '' in a change leave a field as it is. */
function changed(before: MarketDefinition, change: ChangeMarket): MarketDefinition {
  return {
    ...before,
    minLots: change.minLots || before.minLots,
    maxLots: change.maxLots || before.maxLots,
    minNotional: change.minNotional || before.minNotional,
    maxNotional: change.maxNotional || before.maxNotional,
    bandPpm: change.bandPpm || before.bandPpm,
    defaultSlippagePpm: change.defaultSlippagePpm || before.defaultSlippagePpm,
    maxSlippagePpm: change.maxSlippagePpm || before.maxSlippagePpm,
    maxOpenOrders: change.maxOpenOrders || before.maxOpenOrders,
  }
}

export const SPOT_ACTS: Acts<'ChangeMarket'> = {
  ChangeMarket: (action, core) => {
    const lead = `Change ${symbolOf(core, action.market)}`
    const before = core.spot.markets().find(({ id }) => id === action.market)
    if (!before) return `${lead}, which is not listed`
    return toldTerms(lead, marketWords(before, core), marketWords(changed(before, action), core))
  },
}
