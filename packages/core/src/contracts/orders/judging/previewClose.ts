import type { ClosePosition, ClosePreview, OwnerId } from '@touchstone/protocol'
import { larger } from '@touchstone/quantities'
import { judgeFrozen } from '../../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { availableCash } from '../../cash.ts'
import type { ContractsState } from '../../contractsState.ts'
import { closingRequest } from '../closingRequest.ts'
import { judgeContractOrder } from './judgeContractOrder.ts'

/**
 * The immediate effect of closing a position or a part of it: the closing order, judged and planned as it will be, no further than
 * the money behind the position can pay. Changes nothing. CLOSE-2, CLOSE-3.
 */
export function previewClose(
  state: ContractsState,
  { contract, lots, price }: Pick<ClosePosition, 'contract' | 'lots' | 'price'>,
  owner: OwnerId,
): ClosePreview {
  const frozen = judgeFrozen(state, owner)
  const market = state.contracts.market(contract)
  if (!market) return nothing(frozen ?? refuse('unknown_contract'))
  const position = state.contracts.positions.of(owner, market.place)
  if (!position) return nothing(frozen ?? refuse('position_not_found'))
  const judged = judgeContractOrder(state, closingRequest(position, contract, lots, price), owner, 'user')
  if ('kind' in judged) return nothing(frozen ?? judged)
  const refused = frozen ?? judged.refused
  const { plan } = judged
  if (refused || !plan) return nothing(refused)
  const { match, valueFilled, taker } = plan
  return {
    rejection: null,
    facts: {},
    lotsFilled: match.lotsFilled,
    valueFilled,
    worstPrice: match.worstPrice,
    realised: taker.realised,
    fee: taker.fees,
    received: larger(taker.cash, 0n) - availableCash(state, owner, market.quote),
  }
}

function nothing(refused: Rejected | undefined): ClosePreview {
  return {
    rejection: refused?.rejection ?? null,
    facts: refused?.facts ?? {},
    lotsFilled: 0,
    valueFilled: 0n,
    worstPrice: 0,
    realised: 0n,
    fee: 0n,
    received: 0n,
  }
}
