import type { QuoteContract } from '@touchstone/protocol'
import { MAX_TICKS } from '@touchstone/quantities'
import type { HouseContractView } from '../desk/housePorts.ts'
import { CONTRACT_QUOTE_POLICY } from '../policy/contractPolicy.ts'
import type { ContractTraits } from './contractTraits.ts'

const PPM = 1_000_000
const YEAR_MS = 365 * 86_400_000

export type ContractLadder = Pick<QuoteContract, 'bid' | 'ask' | 'step' | 'lots'>

/** Where the house's quotes stand around: the index, a dated contract's carry, and the lean against its own position. */
export function quoteCentre(traits: ContractTraits, view: HouseContractView, now: number): number {
  const { carryPpmPerYear, maxLeanPpm, leanValue } = CONTRACT_QUOTE_POLICY
  const { expiry } = traits.definition
  const carry = expiry > now ? (carryPpmPerYear * (expiry - now)) / YEAR_MS : 0
  const position = traits.valueOf(view.makerLots, view.indexPrice)
  const lean = (-maxLeanPpm * position) / leanValue
  return view.indexPrice * (1 + (carry + Math.min(maxLeanPpm, Math.max(-maxLeanPpm, lean))) / PPM)
}

/**
 * The shape of the house's quotes around `centre`: whole ticks and lots, the bid below the ask. A side that would only add to
 * a position that is large already stands empty. `irregularities`: one number in [0, 1) per level.
 */
export function contractLadder(
  traits: ContractTraits,
  view: HouseContractView,
  centre: number,
  irregularities: readonly number[],
): ContractLadder {
  const { positionShare, stepShare } = CONTRACT_QUOTE_POLICY
  const half = (centre * traits.halfSpreadPpm) / PPM
  const bid = Math.max(1, Math.min(Math.floor(centre - half), Math.ceil(centre) - 1))
  const ask = Math.max(bid + 1, Math.ceil(centre + half))
  const step = Math.max(1, Math.round(half * stepShare))
  const lots = traits.levelLots(view.indexPrice, irregularities)
  const reach = step * (lots.length - 1)
  const large = Math.abs(traits.valueOf(view.makerLots, view.indexPrice)) > positionShare * traits.largestPosition
  return {
    bid: (large && view.makerLots > 0) || bid - reach < 1 ? 0 : bid,
    ask: (large && view.makerLots < 0) || ask + reach > MAX_TICKS ? 0 : ask,
    step,
    lots,
  }
}
