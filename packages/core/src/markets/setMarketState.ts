import type { MarketId, Reply, SetMarketState } from '@touchstone/protocol'
import type { Tradable } from '../entry/asked.ts'
import type { EntryState } from '../entry/entryState.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'

export function judgeMarketState(state: EntryState, command: SetMarketState): Rejected | undefined {
  const market = tradable(state, command.market)
  if (!market) return refuse('unknown_market')
  return market.state === 'settled' ? refuse('contract_settled') : undefined
}

/** Opens, restricts or halts a spot market or a contract, with a reason everyone sees. REF-4. */
export function setMarketState(state: EntryState, command: SetMarketState): Reply {
  const refused = judgeMarketState(state, command)
  if (refused) return refused
  const market = tradable(state, command.market)
  if (!market) return refuse('unknown_market')
  market.state = command.state
  market.reason = command.reason
  state.emit({ type: 'MarketStateSet', market: command.market, state: command.state, reason: command.reason })
  return done()
}

function tradable(state: EntryState, id: MarketId): Tradable | undefined {
  for (const answer of state.asked.tradable) {
    const market = answer(state, id)
    if (market) return market
  }
  return undefined
}
