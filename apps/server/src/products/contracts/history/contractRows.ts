import { initialMargin, returnOnMarginPpm } from '@touchstone/core'
import type {
  AssetDefinition,
  CallData,
  ContractAccountView,
  ContractCloseReason,
  ContractRow,
  OrderId,
  PositionView,
} from '@touchstone/protocol'
import { type Amount, formatDecimal, type Lots, ppmToFraction, type Ticks } from '@touchstone/quantities'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { sliceRow } from '../../../orders/sliceRow.ts'
import { trailRow } from '../../../orders/trailRow.ts'
import type { TrackedContractOrder } from '../projection/contractOrders.ts'
import type { PositionRecord } from '../projection/positionRecord.ts'

/** Fields that an order or a position may do without. */
const NONE = {
  id: '',
  orderNo: '',
  type: '',
  tif: '',
  filledLots: '',
  price: '',
  stopPrice: '',
  trigger: '',
  reduceOnly: false,
  openPrice: '',
  margin: '',
  maintenance: '',
  minMargin: '',
  maxMargin: '',
  tp: '',
  sl: '',
  closeTime: 0,
  closePrice: '',
  fee: '',
  funding: '',
  pnl: '',
  realised: '',
  roe: '',
  riskRate: '',
  liqPrice: '',
  bankruptcyPrice: '',
  queueLights: 0,
  closedBy: '',
  reason: '',
  goodTill: 0,
  trailDistance: '',
  trailRate: '',
  activation: '',
  extreme: '',
  visible: '',
  shown: '',
  other: '',
} as const satisfies Partial<ContractRow>

/** As a signed fraction; "" without a margin. */
function returnOn(margin: Amount, profit: Amount): string {
  return margin <= 0n ? '' : formatDecimal(BigInt(returnOnMarginPpm(profit, margin)), 6)
}

function naming({ definition }: ContractText) {
  const { symbol, name, kind, unit } = definition
  return { symbol, name, kind, unit }
}

const REASONS: Readonly<Partial<Record<TrackedContractOrder['state'], ContractCloseReason>>> = {
  canceled: 'canceled',
  expired: 'expired',
  self_trade: 'self_trade',
  rejected: 'rejected',
  reduce_only: 'reduce_only',
  liquidation: 'liquidation',
  settlement: 'settlement',
  silence: 'silence',
  other: 'other',
}

function orderState({ state }: TrackedContractOrder): ContractRow['state'] {
  if (state === 'pending' || state === 'open') return 'pending'
  return state === 'filled' ? 'closed' : 'cancelled'
}

/**
 * An order on a contract as every list and stream shows it. `held`, `shown`, `other`: its hold, its lots in the book and the other
 * order of its pair now; 0 once it is finished.
 */
export function contractOrderRow(
  order: TrackedContractOrder,
  text: ContractText,
  now: { readonly mark: Ticks; readonly held: Amount; readonly shown: Lots; readonly other: OrderId },
): ContractRow {
  return {
    ...NONE,
    ...naming(text),
    orderNo: String(order.order),
    side: order.side === 'buy' ? 'long' : 'short',
    type: order.kind,
    tif: order.timeInForce,
    marginMode: order.marginMode,
    leverage: order.leverage,
    lots: String(order.lots),
    filledLots: String(order.lotsFilled),
    amount: text.amount(order.lots),
    price: text.price(order.price),
    stopPrice: text.price(order.stopPrice),
    trigger: order.stopPrice === 0 ? '' : order.trigger,
    reduceOnly: order.reduceOnly,
    openPrice: text.averagePrice(order.valueFilled, order.lotsFilled),
    lastPrice: text.price(now.mark),
    notional: text.money(order.price === 0 ? order.valueFilled : limitValue(order, text)),
    margin: text.money(now.held),
    tp: text.price(order.takeProfit),
    sl: text.price(order.stopLoss),
    openTime: order.placedAt,
    closeTime: orderState(order) === 'pending' ? 0 : order.updatedAt,
    fee: text.money(order.fee),
    realised: text.money(order.realised),
    closedBy: order.origin === 'user' ? '' : order.origin,
    goodTill: order.goodTill,
    ...trailRow(order, text),
    ...sliceRow(order, now.shown, String),
    other: now.other === 0 ? '' : String(now.other),
    state: orderState(order),
    reason: REASONS[order.state] ?? '',
  }
}

function limitValue({ price, lots }: TrackedContractOrder, { units }: ContractText): Amount {
  return BigInt(price) * BigInt(lots) * units.quantum
}

/** An open position as every list and stream shows it. */
export function positionRow(position: PositionView, text: ContractText, mark: Ticks): ContractRow {
  const lots = Math.abs(position.lots)
  const isolated = position.marginMode === 'isolated'
  return {
    ...NONE,
    ...naming(text),
    id: String(position.position),
    side: position.lots > 0 ? 'long' : 'short',
    marginMode: position.marginMode,
    leverage: position.leverage,
    lots: String(lots),
    filledLots: String(lots),
    amount: text.amount(lots),
    openPrice: text.averagePrice(position.entryValue, lots),
    lastPrice: text.price(mark),
    notional: text.money(position.markValue),
    margin: text.money(position.margin),
    maintenance: text.money(position.maintenance),
    minMargin: isolated ? text.money(position.minMargin) : '',
    maxMargin: isolated ? text.money(position.maxMargin) : '',
    tp: text.price(position.takeProfit),
    sl: text.price(position.stopLoss),
    openTime: position.openedAt,
    fee: text.money(position.fees),
    funding: text.money(position.funding),
    pnl: text.money(position.unrealised),
    realised: text.money(position.realised),
    roe: returnOn(position.margin, position.unrealised),
    riskRate: ppmToFraction(position.riskPpm),
    liqPrice: text.price(position.liquidationPrice),
    bankruptcyPrice: text.price(position.bankruptcyPrice),
    queueLights: position.queueLights,
    state: position.closing ? 'closing' : 'trading',
  }
}

/** A closed position. Its return is on the margin that its leverage asked for at entry. */
export function closedPositionRow(record: PositionRecord, text: ContractText, mark: Ticks): ContractRow {
  const margin = initialMargin(record.entryValue, record.leverage)
  return {
    ...NONE,
    ...naming(text),
    id: String(record.position),
    side: record.side,
    marginMode: record.marginMode,
    leverage: record.leverage,
    lots: String(record.lots),
    filledLots: String(record.lots),
    amount: text.amount(record.lots),
    openPrice: text.averagePrice(record.entryValue, record.lots),
    lastPrice: text.price(mark),
    notional: text.money(record.entryValue),
    margin: text.money(margin),
    openTime: record.openedAt,
    closeTime: record.closedAt,
    closePrice: text.averagePrice(record.exitValue, record.lots),
    fee: text.money(record.fees),
    funding: text.money(record.funding),
    pnl: text.money(record.realised),
    realised: text.money(record.realised),
    roe: returnOn(margin, record.realised),
    closedBy: record.closedBy,
    state: 'closed',
  }
}

/** The contract account in words of the wire. `asset`: the margin asset. */
export function contractAccountRow(view: ContractAccountView, asset: AssetDefinition): CallData<'getContractAccount'> {
  const money = (amount: Amount): string => formatDecimal(amount, asset.scale)
  return {
    currency: asset.code,
    available: money(view.available),
    frozen: money(view.held),
    margin: money(view.positionMargin),
    unrealised: money(view.unrealised),
    equity: money(view.equity),
    maintenance: money(view.crossMaintenance),
    riskRate: ppmToFraction(view.riskPpm),
    transferable: money(view.transferable),
  }
}
