import type { AssetId, ConversionQueries, ConversionQuote, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Floor } from '../floor/floor.ts'
import { rateText } from './conversionRate.ts'
import { judgeConversion } from './judgeConversion.ts'

export function conversionQueries(state: Floor): ConversionQueries {
  return { quote: (owner, from, to, amount) => conversionQuote(state, owner, from, to, amount) }
}

/** The engine's own judgement. Rates are '0' for an asset without a price. */
function conversionQuote(
  state: Floor,
  owner: OwnerId,
  fromId: AssetId,
  toId: AssetId,
  amount: Amount,
): ConversionQuote {
  const { from, to, receive, refused } = judgeConversion(state, owner, fromId, toId, amount)
  const { conversionSpreadPpm } = state.moneyTerms.current.terms
  const rate = from && to ? rateText(from, to, conversionSpreadPpm) : '0'
  const indexRate = from && to ? rateText(from, to, 0) : '0'
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, receive, rate, indexRate }
}
