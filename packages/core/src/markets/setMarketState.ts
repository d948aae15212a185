import type { MarketState, Reply, SetMarketState } from '@touchstone/protocol'
import { MAX_TEXT } from '../entry/limits.ts'
import { done, isText, type Rejected, refuse } from '../entry/refusal.ts'
import type { ExchangeState } from '../state.ts'

const STATES: readonly MarketState[] = ['open', 'cancel_only', 'halted']

export function judgeMarketState(state: ExchangeState, command: SetMarketState): Rejected | undefined {
  if (!STATES.includes(command.state) || !isText(command.reason, 0, MAX_TEXT)) return refuse('bad_command')
  const market = state.market(command.market) ?? state.contracts.market(command.market)
  if (!market) return refuse('unknown_market')
  return market.state === 'settled' ? refuse('contract_settled') : undefined
}

/** Opens, restricts or halts a spot market or a contract, with a reason everyone sees. REF-4. */
export function setMarketState(state: ExchangeState, command: SetMarketState): Reply {
  const refused = judgeMarketState(state, command)
  if (refused) return refused
  const market = state.market(command.market) ?? state.contracts.market(command.market)
  if (!market) return refuse('unknown_market')
  market.state = command.state
  market.reason = command.reason
  state.emit({ type: 'MarketStateSet', market: command.market, state: command.state, reason: command.reason })
  return done()
}
