import { endingAt, type PlaceBracket, type Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { judgeConditions } from '../../orders/judgeConditions.ts'
import { slippageBound } from '../../orders/slippage.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import { judgeOrder } from '../orders/judgeOrder.ts'
import { carryOut } from '../orders/placeOrder.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { judgeExits } from './judgeExits.ts'

/** A purchase with what is to end it again. The reply tells the purchase. BRKT-1 to BRKT-4. */
export function placeBracket(state: SpotState, command: PlaceBracket): Reply {
  const { owner } = command
  const conditions = endingAt(command.goodTill)
  const refused =
    judgeSender(state, command) ??
    judgeFrozen(state, owner) ??
    judgeConditions(state, conditions) ??
    judgeOrder(state, command, owner)
  if (refused) return refused
  const market = state.markets[state.draft.market] as SpotMarket
  const exits = judgeExits(state, market, command, owner)
  return exits ?? carryOut(state, conditions, (_, slot) => freezeExits(state, market, command, slot))
}

/** The exits get the rates and the mode of the purchase, and the bound that their market has now. */
function freezeExits(state: SpotState, market: SpotMarket, command: PlaceBracket, slot: number): void {
  const { draft, brackets, orders } = state
  const { owner, takeProfit, stopLoss, stopLossLimit, stopLossSlippagePpm } = command
  const { makerPpm, takerPpm, prevention } = draft
  const entry = orders.id(slot)
  const isMarket = stopLoss !== 0 && stopLossLimit === 0
  const stopLossBound = isMarket ? slippageBound(market.definition, 'sell', stopLossSlippagePpm, stopLoss) : 0
  const exits = { takeProfit, stopLoss, stopLossLimit, stopLossBound }
  const { id } = market.definition
  brackets.add({ entry, owner, market: id, prevention, ...exits, makerPpm, takerPpm, received: 0n })
  state.emit({ type: 'BracketAccepted', order: entry, owner, market: id, ...exits })
}
