import type { ChangeMarket, MarketDefinition, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { isMarket } from '../markets/isMarket.ts'
import type { SpotState } from './spotState.ts'

/** A market under other limits: a limit of 0 or '' stays as it is. Assets, tick and lot never change. */
function changedMarket(before: MarketDefinition, change: Omit<ChangeMarket, 'type' | 'market'>): MarketDefinition {
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

/** OPER-8 */
export function judgeMarketChange(state: SpotState, command: ChangeMarket): Rejected | undefined {
  const market = state.market(command.market)
  if (!market) return refuse('unknown_market')
  const changed = changedMarket(market.definition, command)
  if (!isMarket(changed, state.assets)) return refuse('bad_command')
  return isSame(market.definition, changed) ? refuse('nothing_to_amend') : undefined
}

/** Applies to orders accepted from then on. The caller has judged it. */
export function changeMarket(state: SpotState, command: ChangeMarket): Reply {
  const market = state.market(command.market)
  if (!market) return refuse('unknown_market')
  market.change(changedMarket(market.definition, command), state.assets)
  state.emit({ type: 'TermsChanged', market: command.market })
  return done()
}

function isSame(before: MarketDefinition, after: MarketDefinition): boolean {
  return (Object.keys(before) as (keyof MarketDefinition)[]).every((field) => before[field] === after[field])
}
