import {
  type ContractOrderRequest,
  type ContractPreview,
  NO_CONDITIONS,
  type OrderId,
  type OwnerId,
  type ProjectedPosition,
  type ReversePosition,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { judgeFrozen } from '../../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { BUY, sideOf } from '../../../matching/orderFlags.ts'
import { NONE } from '../../../matching/orderTable.ts'
import { judgeConditions } from '../../../orders/judgeConditions.ts'
import { restingLots } from '../../../orders/restingLots.ts'
import { contractValue } from '../../arithmetic/margin.ts'
import { signedLots } from '../../arithmetic/signedLots.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { marginStateOf } from '../../positions/marginState.ts'
import { NO_POSITION, projectedPositionOf } from '../../positions/projectedPosition.ts'
import type { Projection } from '../../positions/projection.ts'
import { projectionOf } from '../../positions/projectionOf.ts'
import type { ContractPlan } from '../drafts/contractPlan.ts'
import { fitsContractWith, isContractOrder } from '../drafts/contractRequest.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { reversingRequest } from '../reversingRequest.ts'
import { judgeAmendment, type Wish } from './judgeAmendment.ts'
import { type Judgement, judgeContractOrder } from './judgeContractOrder.ts'

/** The effect of placing the order now, by the engine's own guards, walk and formulas. Changes nothing. */
export function previewContract(
  state: ContractsState,
  order: ContractOrderRequest,
  owner: OwnerId,
  conditions = NO_CONDITIONS,
): ContractPreview {
  const isUnderstood = conditions === NO_CONDITIONS ? isContractOrder(order) : fitsContractWith(order, conditions)
  if (!isUnderstood) return emptyPreview(refuse('bad_command'))
  if (!state.owners.isCustomer(owner)) return emptyPreview(refuse('unknown_owner'))
  const refused = judgeFrozen(state, owner) ?? judgeConditions(state, conditions)
  return previewSound(state, order, owner, refused, conditions)
}

/** The effect of turning the owner's position round now, if it has these lots. Changes nothing. REVERSE-1 to REVERSE-3. */
export function previewReversal(
  state: ContractsState,
  { contract, position: meant, lots }: Pick<ReversePosition, 'contract' | 'position' | 'lots'>,
  owner: OwnerId,
): ContractPreview {
  const frozen = judgeFrozen(state, owner)
  const market = state.contracts.market(contract)
  if (!market) return emptyPreview(frozen ?? refuse('unknown_contract'))
  const position = state.contracts.positions.of(owner, market.place)
  if (!position || (meant !== 0 && position.id !== meant)) return emptyPreview(frozen ?? refuse('position_not_found'))
  if (position.size !== lots) return emptyPreview(frozen ?? refuse('terms_changed'))
  return previewSound(state, reversingRequest(position, contract), owner, frozen)
}

/** The effect of changing the owner's own order now. A price, quantity or stop price of 0 stays. Changes nothing. */
export function previewAmendment(state: ContractsState, order: OrderId, wish: Wish, owner: OwnerId): ContractPreview {
  const { orders } = state.contracts
  const slot = orders.find(order)
  const frozen = judgeFrozen(state, owner)
  if (slot === NONE || orders.owner(slot) !== owner) return emptyPreview(frozen ?? refuse('order_not_found'))
  if (CONTRACT_ORDERS.otherOf(state, slot) !== NONE) return emptyPreview(frozen ?? refuse('order_not_amendable'))
  const judged = judgeAmendment(state, slot, wish)
  if ('kind' in judged) return emptyPreview(frozen ?? judged)
  return previewOf(state, judged, owner, frozen ?? judged.refused, slot)
}

/** `refused`: what stands against the order before it is looked at. */
function previewSound(
  state: ContractsState,
  order: ContractOrderRequest,
  owner: OwnerId,
  refused: Rejected | undefined,
  conditions = NO_CONDITIONS,
): ContractPreview {
  const judged = judgeContractOrder(state, order, owner, 'user', conditions)
  if ('kind' in judged) return emptyPreview(refused ?? judged)
  return previewOf(state, judged, owner, refused ?? judged.refused)
}

/** `changed`: the order that is there already, whose hold comes back and which fills as drafted, not as it is. */
function previewOf(
  state: ContractsState,
  { market, draft, plan }: Pick<Judgement, 'market' | 'draft' | 'plan'>,
  owner: OwnerId,
  refused: Rejected | undefined,
  changed?: number,
): ContractPreview {
  const start = projectionOf(state, market, owner, draft, 0n)
  const after = plan ? plan.taker.copy() : projectionOf(state, market, owner, draft, draft.held)
  const ended = endedByOwn(state, plan, owner)
  for (const slot of ended) after.cash += CONTRACT_ORDERS.heldBy(state, market, slot)
  if (changed !== undefined) ended.add(changed)
  const rest = restingLots(draft, plan?.match)
  const restValue = contractValue(draft.price || draft.boundPrice, rest, market.units)
  const feePpm = draft.stopPrice === 0 ? draft.makerPpm : draft.takerPpm
  if (rest > 0) after.fill({ lots: signedLots(draft.side === BUY, rest), value: restValue, feePpm, freed: 0n })
  const worst = fillOthers(state, market, owner, after, ended)
  const projected = projectedPositionOf(state, market, owner, after, 0n)
  return {
    rejection: refused?.rejection ?? null,
    facts: refused?.facts ?? {},
    lotsFilled: plan?.match.lotsFilled ?? 0,
    valueFilled: plan?.valueFilled ?? 0n,
    worstPrice: plan?.match.worstPrice ?? 0,
    resting: refused ? 0 : rest,
    stopPrice: draft.stopPrice,
    margin: after.marginAdded,
    fee: after.fees,
    notional: (plan?.valueFilled ?? 0n) + restValue,
    realised: after.realised,
    before: projectedPositionOf(state, market, owner, start, 0n),
    after: projected,
    worst: projectedPositionOf(state, market, owner, worst, 0n),
    maxLoss: maxLoss(state, market, owner, after, projected),
  }
}

/** The owner's own orders that the plan ends, because he would trade with himself, and the others of their pairs: their holds come back. */
function endedByOwn(state: ContractsState, plan: ContractPlan | undefined, owner: OwnerId): Set<number> {
  const { orders } = state.contracts
  const ended = new Set<number>()
  for (let step = 0; plan && step < plan.match.steps; step++) {
    const maker = plan.match.maker(step)
    if (orders.owner(maker) !== owner) continue
    ended.add(maker)
    const other = CONTRACT_ORDERS.otherOf(state, maker)
    if (other !== NONE) ended.add(other)
  }
  return ended
}

/**
 * All other open orders of the contract fill too, oldest first, at their own prices; of a pair the stop, whose price is the worse
 * one, with the holds of both.
 */
function fillOthers(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  after: Projection,
  ended: ReadonlySet<number>,
): Projection {
  const { orders, terms } = state.contracts
  const worst = after.copy()
  for (const slot of terms.ofOwnerIn(owner, market.place)) {
    const paired = CONTRACT_ORDERS.otherOf(state, slot) !== NONE
    if (ended.has(slot) || (paired && !CONTRACT_ORDERS.isSecond(state, slot))) continue
    const { boundPrice, takerPpm, reduceOnly } = terms.of(slot)
    const buys = sideOf(orders.flags(slot)) === BUY
    const left = orders.left(slot)
    const lots = reduceOnly ? worst.closes(signedLots(buys, left)) : left
    if (lots === 0) continue
    const value = contractValue(orders.price(slot) || boundPrice, lots, market.units)
    const freed = CONTRACT_ORDERS.heldBy(state, market, slot) + CONTRACT_ORDERS.heldByOther(state, market, slot)
    worst.fill({ lots: signedLots(buys, lots), value, feePpm: takerPpm, freed })
  }
  return worst
}

function maxLoss(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  projection: Projection,
  { margin }: ProjectedPosition,
): Amount {
  if (projection.lots === 0) return 0n
  if (projection.marginMode === 'isolated') return margin
  const { equity } = marginStateOf(state, market, owner, projection, 0n)
  return equity > 0n ? equity : 0n
}

function emptyPreview({ rejection, facts }: Rejected): ContractPreview {
  return {
    rejection,
    facts,
    lotsFilled: 0,
    valueFilled: 0n,
    worstPrice: 0,
    resting: 0,
    stopPrice: 0,
    margin: 0n,
    fee: 0n,
    notional: 0n,
    realised: 0n,
    before: NO_POSITION,
    after: NO_POSITION,
    worst: NO_POSITION,
    maxLoss: 0n,
  }
}
