import { type MarginMode, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, chargeUp, divideDown, type Lots, type Ppm, smaller } from '@touchstone/quantities'
import { AVAILABLE, FUNDS } from '../../../ledger/accounts.ts'
import { FEE } from '../../../ledger/reasons.ts'
import { countTurnover } from '../../../lots/turnover.ts'
import { BUY, SIDES, sideOf } from '../../../matching/orderFlags.ts'
import { countTrade } from '../../../tradingFees/countTrade.ts'
import { fillParts, payableInCash } from '../../arithmetic/closing.ts'
import { contractValue, initialMargin } from '../../arithmetic/margin.ts'
import { partOf } from '../../arithmetic/partOf.ts'
import { signedLots } from '../../arithmetic/signedLots.ts'
import { availableCash, cashCell, holdCash } from '../../cash.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { type Closing, closeLots, extendPosition, payLoss, payProfit } from '../../positions/changePosition.ts'
import { chargePosition } from '../../positions/charge.ts'
import { carryOutFill, type FillSteps } from '../../positions/fillSteps.ts'
import { freedBy } from '../resting/contractHold.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { adoptProtection } from './adoptProtection.ts'

/** One side of a trade on its way into the books. */
interface FillSide {
  readonly slot: number
  readonly owner: OwnerId
  readonly feePpm: Ppm
  readonly leverage: number
  readonly marginMode: MarginMode
  /** Lots and value that close the position it had. */
  readonly closing: Closing | undefined
  /** Signed lots and value that open or extend one. */
  readonly opens: number
  readonly openValue: Amount
  /** Once it is paid. */
  fee: Amount
}

/**
 * One trade at the resting order's price. Each side first reduces its opposite position, then opens the rest, by the steps that
 * plans are worked out with. CMATCH-4, CLEAR-2.
 */
export function settleContractFill(
  state: ContractsState,
  market: ContractMarket,
  taker: number,
  maker: number,
  lots: Lots,
): void {
  const { orders, terms } = state.contracts
  const price = orders.price(maker)
  const value = contractValue(price, lots, market.units)
  const trade = state.nextTrade++
  CONTRACT_ORDERS.release(state, market, maker, freedBy(state, market, maker, lots))
  const takerSide = openSide(state, market, taker, lots, value, terms.of(taker).takerPpm)
  const makerSide = openSide(state, market, maker, lots, value, terms.of(maker).makerPpm)
  const sides = [takerSide, makerSide] as const
  carryOutFill(sides.map((side) => stepsOf(state, market, side, value, trade)))
  const side = sideOf(orders.flags(taker))
  state.emit({
    type: 'ContractTrade',
    trade,
    contract: market.definition.id,
    price,
    lots,
    notional: value,
    takerSide: SIDES[side] ?? 'buy',
    takerOrder: orders.id(taker),
    makerOrder: orders.id(maker),
    taker: takerSide.owner,
    maker: makerSide.owner,
    takerFee: takerSide.fee,
    makerFee: makerSide.fee,
    takerRealised: takerSide.closing?.realised ?? 0n,
    makerRealised: makerSide.closing?.realised ?? 0n,
    origin: terms.of(taker).origin,
  })
  market.lastPrice = price
  market.stops.last.see(price)
  state.contracts.traded.add(market)
  for (const { slot, owner, leverage } of sides) {
    recordFill(state, market, slot, lots, value)
    countTurnover(state, owner, market.quote, value, leverage)
  }
  for (const side of sides) countFees(state, market, side, value)
}

/** Takes the closed lots of the fill out of the owner's position; no money moves yet. */
function openSide(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  lots: Lots,
  value: Amount,
  feePpm: Ppm,
): FillSide {
  const { orders, terms, positions } = state.contracts
  const owner = orders.owner(slot)
  const buys = sideOf(orders.flags(slot)) === BUY
  const { leverage, marginMode } = terms.of(slot)
  const position = positions.of(owner, market.place)
  const { closes, exit, opens, openValue } = fillParts(position?.lots ?? 0, signedLots(buys, lots), value)
  const closing = position && closes > 0 ? closeLots(state, market, position, closes, exit) : undefined
  return { slot, owner, feePpm, leverage, marginMode, closing, opens, openValue, fee: 0n }
}

/** The steps of one side on the ledger. */
function stepsOf(
  state: ContractsState,
  market: ContractMarket,
  side: FillSide,
  value: Amount,
  trade: number,
): FillSteps {
  const { closing } = side
  return {
    payLoss: () => {
      if (closing) payLoss(state, market, closing, trade)
    },
    open: () => openRest(state, market, side, trade),
    takeProfit: () => {
      if (closing) payProfit(state, market, closing, trade)
    },
    payFee: () => {
      side.fee = payFee(state, market, side, value, trade)
    },
  }
}

/** Sets aside the margin of the lots that the fill opens. The order's hold is larger by no more than its roundings. CHOLD-3. */
function openRest(state: ContractsState, market: ContractMarket, side: FillSide, trade: number): void {
  const { owner, opens, openValue, leverage, marginMode } = side
  if (opens === 0) return
  const wanted = initialMargin(openValue, leverage)
  const margin = smaller(availableCash(state, owner, market.quote), wanted)
  holdCash(state, owner, market.quote, margin, trade)
  extendPosition(state, market, owner, opens, openValue, margin, { leverage, marginMode })
}

/** The fee on the whole value, rounded up, kept in the position's record too. */
function payFee(state: ContractsState, market: ContractMarket, side: FillSide, value: Amount, trade: number): Amount {
  const { owner, feePpm, closing, opens } = side
  const wanted = chargeUp(value, feePpm)
  const fees = state.accounts.cell(SYSTEM_OWNERS.fees, FUNDS, market.quote, AVAILABLE)
  const free = payableInCash(wanted, availableCash(state, owner, market.quote))
  state.journal.post(cashCell(state, owner, market.quote, AVAILABLE), fees, free, FEE, trade)
  // The loss may have taken all that was available: then the account's other margins pay, as they pay for losses. MONEY-4.
  const backed = free < wanted && closing?.position.marginMode === 'cross'
  const rest = backed ? chargePosition(state, market, closing.position, wanted - free, FEE, fees, trade) : 0n
  const fee = free + rest
  const opened = opens === 0 ? undefined : state.contracts.positions.of(owner, market.place)
  const lots = opens < 0 ? -opens : opens
  const part = opened ? partOf(fee, lots, lots + (closing?.lots ?? 0)) : 0n
  if (opened) opened.fees += part
  if (closing) closing.position.fees += fee - part
  return fee
}

function countFees(
  state: ContractsState,
  { quote }: ContractMarket,
  { owner, leverage, fee }: FillSide,
  value: Amount,
): void {
  countTrade(state, owner, quote, fee, quote, divideDown(value, BigInt(leverage)))
}

function recordFill(state: ContractsState, market: ContractMarket, slot: number, lots: Lots, value: Amount): void {
  const terms = state.contracts.terms.of(slot)
  if (terms.filled === 0) adoptProtection(state, market, slot)
  terms.filled += lots
  terms.valueFilled += value
}
