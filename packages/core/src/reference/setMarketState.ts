import type { MarketState, Reply, SetMarketState } from '@touchstone/protocol'
import { MAX_TEXT } from '../limits.ts'
import { done, isText, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'

const STATES: readonly MarketState[] = ['open', 'cancel_only', 'halted']

/** Opens, restricts or halts a spot market or a contract, with a reason everyone sees. REF-4. */
export function setMarketState(state: ExchangeState, command: SetMarketState): Reply {
  if (!STATES.includes(command.state) || !isText(command.reason, 0, MAX_TEXT)) return refuse('bad_command')
  const market = state.market(command.market) ?? state.contracts.market(command.market)
  if (!market) return refuse('unknown_market')
  if (market.state === 'settled') return refuse('contract_settled')
  market.state = command.state
  market.reason = command.reason
  state.emit({ type: 'MarketStateSet', market: command.market, state: command.state, reason: command.reason })
  return done()
}
