import type {
  ContractId,
  OwnerId,
  PositionView,
  ProjectedPosition,
  Rejection,
  RejectionFacts,
} from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT, smaller } from '@touchstone/quantities'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { queueLights } from '../risk/deleveragingQueue.ts'
import { healthOf } from '../risk/health.ts'
import { positionValueOf } from '../risk/positionValue.ts'
import { transferableContract } from './account.ts'
import { judgeMargin } from './adjustMargin.ts'
import { marginLimits } from './marginLimits.ts'
import { projectedPositionOf } from './projectedPosition.ts'
import { projectionOf } from './projectionOf.ts'

/** By contract id. */
export function positionsOf(state: ContractsState, owner: OwnerId): PositionView[] {
  const { positions, markets } = state.contracts
  const views = positions.ofOwner(owner).flatMap((position) => {
    const market = markets[position.contract]
    return market ? [positionView(state, market, position)] : []
  })
  return views.sort((one, other) => one.contract - other.contract)
}

export function positionIn(state: ContractsState, market: ContractMarket, owner: OwnerId): PositionView | undefined {
  const position = state.contracts.positions.of(owner, market.place)
  return position && positionView(state, market, position)
}

/** A position as it would be with its margin changed, and whether the change is allowed. */
export function previewMargin(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  change: Amount,
):
  | { readonly rejection: Rejection | null; readonly facts: RejectionFacts; readonly after: ProjectedPosition }
  | undefined {
  const position = state.contracts.positions.of(owner, market.place)
  if (!position) return undefined
  const sane = change <= MAX_AMOUNT && change >= -MAX_AMOUNT
  const refused = judgeMargin(state, market, position, change)
  const projection = projectionOf(state, market, owner, position, 0n)
  if (sane && position.marginMode === 'isolated') projection.margin += change
  const after = projectedPositionOf(state, market, owner, projection, 0n)
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, after }
}

function positionView(state: ContractsState, market: ContractMarket, position: Position): PositionView {
  const { owner, lots, entryValue, leverage, marginMode, takeProfit, stopLoss } = position
  const projection = projectionOf(state, market, owner, position, 0n)
  const { margin, maintenance, riskPpm, liquidationPrice, bankruptcyPrice } = projectedPositionOf(
    state,
    market,
    owner,
    projection,
    0n,
  )
  const { value, unrealised } = positionValueOf(market, position)
  const { least, most } = limitsNow(state, market, position)
  return {
    position: position.id,
    owner,
    contract: market.definition.id satisfies ContractId,
    lots,
    entryValue,
    markValue: value,
    margin,
    leverage,
    marginMode,
    takeProfit,
    stopLoss,
    realised: position.realised,
    fees: position.fees,
    funding: position.funding,
    openedAt: position.openedAt,
    unrealised: unrealised - position.settledLoss,
    equity: healthOf(state, market, position).equity,
    maintenance,
    riskPpm,
    liquidationPrice,
    bankruptcyPrice,
    minMargin: least,
    maxMargin: most,
    queueLights: queueLights(state, market, position),
    closing: isClosing(state, market, position),
  }
}

/** As far as the owner's money goes. */
function limitsNow(state: ContractsState, market: ContractMarket, position: Position) {
  const { margin, least, most } = marginLimits(market, position)
  const reach = margin + transferableContract(state, position.owner, market.quote)
  return { least, most: smaller(reach, most) }
}

/** Waiting for its liquidation, or an order that only reduces it is open. */
function isClosing(state: ContractsState, market: ContractMarket, { id, owner }: Position): boolean {
  const { liquidations, terms } = state.contracts
  return liquidations.has(id) || terms.ofOwnerIn(owner, market.place).some((slot) => terms.of(slot).reduceOnly)
}
