import type { CoreQueries, MarketDefinition } from '@touchstone/protocol'
import { inAsset, lotsText, percent } from './termTexts.ts'
import type { TermWords } from './termWords.ts'

/** The limits of a spot market in the words of the console. */
export function marketWords(definition: MarketDefinition, core: CoreQueries): TermWords {
  const { quote, base, lotSize } = definition
  const unit = core.assets().find(({ id }) => id === base)?.code ?? `asset ${base}`
  return {
    'price step': inAsset(core, quote, definition.tickSize),
    'least quantity': lotsText(definition.minLots, lotSize, unit),
    'largest quantity': lotsText(definition.maxLots, lotSize, unit),
    'least value': inAsset(core, quote, definition.minNotional),
    'largest value': inAsset(core, quote, definition.maxNotional),
    'limit prices at most from the index': percent(definition.bandPpm),
    'slippage of market orders': percent(definition.defaultSlippagePpm),
    'largest slippage': percent(definition.maxSlippagePpm),
    'open orders a customer': String(definition.maxOpenOrders),
  }
}
