import { MAX_LOTS } from '@touchstone/quantities'
import { OWNER, SIGNED } from '../ledger/fields.ts'
import { ORDER_CONDITIONS } from '../markets/orderConditions.ts'
import { KIND, SELF_TRADE, SIDE, TIME_IN_FORCE } from '../markets/orderWords.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, fields, flag, id, lots, ppm, ticks, timestamp, whole, word } from '../shape/kinds.ts'
import { STOP_TRIGGER } from './commands.ts'
import { CONTRACT, CONTRACT_FIELDS, LEVERAGE, MARGIN_MODE, RATE } from './definition.ts'
import { CONTRACT_CLOSE_REASON, CONTRACT_ORIGIN } from './origins.ts'

export const ContractListed = define(80, 'ContractListed', 'A contract was listed.', {
  definition: fields(CONTRACT_FIELDS),
})
export type ContractListed = RecordOf<typeof ContractListed>

/** Struck with every sample of the contract's index while it is open. */
export const MarkStruck = define(81, 'MarkStruck', 'A contract has a new mark price.', {
  contract: CONTRACT,
  mark: ticks(),
  index: ticks(),
  /** index × (1 + funding rate × time to funding ÷ interval); the index itself for dated contracts. */
  fundingLeg: ticks(),
  /** index + mean of (middle of the book − index) over the last 30 samples. */
  basisLeg: ticks(),
  /** Last trade price, the index before the first trade. */
  last: ticks(),
  /** The funding rate if this interval ended now. */
  fundingE8: RATE,
  nextFundingAt: timestamp(),
})
export type MarkStruck = RecordOf<typeof MarkStruck>

export const ContractOrderAccepted = define(82, 'ContractOrderAccepted', 'An order on a contract was accepted.', {
  order: id(0),
  owner: OWNER,
  contract: CONTRACT,
  side: SIDE,
  kind: KIND,
  timeInForce: TIME_IN_FORCE,
  price: ticks(),
  lots: lots(),
  leverage: LEVERAGE,
  marginMode: MARGIN_MODE,
  reduceOnly: flag(),
  stopPrice: ticks(),
  trigger: STOP_TRIGGER,
  boundPrice: ticks(),
  selfTrade: SELF_TRADE,
  takeProfit: ticks(),
  stopLoss: ticks(),
  makerPpm: ppm(),
  takerPpm: ppm(),
  origin: CONTRACT_ORIGIN,
  state: word({ pending: 0, open: 1 }),
})
export type ContractOrderAccepted = RecordOf<typeof ContractOrderAccepted>

/** Follows the acceptance of an order that has conditions. */
export const ContractConditionsAccepted = define(
  95,
  'ContractConditionsAccepted',
  'The conditions of an order on a contract that was accepted.',
  {
    order: id(0),
    owner: OWNER,
    contract: CONTRACT,
    ...ORDER_CONDITIONS,
  },
)
export type ContractConditionsAccepted = RecordOf<typeof ContractConditionsAccepted>

export const ContractOrderTriggered = define(83, 'ContractOrderTriggered', 'A stop on a contract was triggered.', {
  order: id(0),
  owner: OWNER,
  contract: CONTRACT,
})
export type ContractOrderTriggered = RecordOf<typeof ContractOrderTriggered>

/** Before the trigger of a stop that trails. */
export const ContractStopTrailed = define(
  96,
  'ContractStopTrailed',
  'A stop on a contract that trails is triggered: how far it has come.',
  {
    order: id(0),
    owner: OWNER,
    contract: CONTRACT,
    /** The best price it has seen: the highest for a sale, the lowest for a purchase. */
    extreme: ticks(1),
    /** The price at which it fires. */
    stopPrice: ticks(1),
  },
)
export type ContractStopTrailed = RecordOf<typeof ContractStopTrailed>

export const ContractOrderAmended = define(84, 'ContractOrderAmended', 'An order on a contract was changed.', {
  order: id(0),
  owner: OWNER,
  contract: CONTRACT,
  price: ticks(),
  lots: lots(),
  stopPrice: ticks(),
})
export type ContractOrderAmended = RecordOf<typeof ContractOrderAmended>

export const ContractOrderClosed = define(85, 'ContractOrderClosed', 'An order on a contract has ended.', {
  order: id(0),
  owner: OWNER,
  contract: CONTRACT,
  reason: CONTRACT_CLOSE_REASON,
  lotsLeft: lots(),
})
export type ContractOrderClosed = RecordOf<typeof ContractOrderClosed>

/** Follows the acceptance of both; each ends when the other trades, fires or ends. */
export const ContractOrdersPaired = define(
  231,
  'ContractOrdersPaired',
  'Of two orders on a contract one cancels the other.',
  {
    owner: OWNER,
    contract: CONTRACT,
    limit: id(0),
    stop: id(0),
  },
)
export type ContractOrdersPaired = RecordOf<typeof ContractOrdersPaired>

/** A trade in a contract's book. Fees in the quote asset; `realised` is each side's profit or loss before its fee. */
export const ContractTrade = define(86, 'ContractTrade', 'Two orders on a contract have traded.', {
  trade: id(0),
  contract: CONTRACT,
  price: ticks(),
  lots: lots(),
  notional: amount(),
  takerSide: SIDE,
  takerOrder: id(0),
  makerOrder: id(0),
  taker: OWNER,
  maker: OWNER,
  takerFee: amount(),
  makerFee: amount(),
  takerRealised: SIGNED,
  makerRealised: SIGNED,
  /** Of the taker's order. */
  origin: CONTRACT_ORIGIN,
})
export type ContractTrade = RecordOf<typeof ContractTrade>

/** A position as it is now; follows every change of it within the entry that made the change. */
export const PositionChanged = define(87, 'PositionChanged', 'A position is as told now.', {
  position: id(0),
  owner: OWNER,
  contract: CONTRACT,
  /** Long > 0, short < 0; never 0 here. */
  lots: whole(-MAX_LOTS, MAX_LOTS, 'lots'),
  /** Cost or proceeds of the open lots, positive. */
  entryValue: SIGNED,
  /** Margin set aside, before losses already settled with the clearing account. */
  margin: SIGNED,
  leverage: LEVERAGE,
  marginMode: MARGIN_MODE,
  takeProfit: ticks(),
  stopLoss: ticks(),
  /** Since the position was opened, signed. */
  realised: SIGNED,
  fees: amount(),
  /** Received minus paid. */
  funding: SIGNED,
  openedAt: timestamp(),
})
export type PositionChanged = RecordOf<typeof PositionChanged>

export const PositionClosed = define(88, 'PositionClosed', 'A position was closed.', {
  position: id(0),
  owner: OWNER,
  contract: CONTRACT,
  side: word({ long: 0, short: 1 }),
  /** All lots ever closed, their summed entry and exit values: averages follow from them. */
  lotsClosed: lots(),
  entryValue: SIGNED,
  exitValue: amount(),
  leverage: LEVERAGE,
  marginMode: MARGIN_MODE,
  realised: SIGNED,
  fees: amount(),
  funding: SIGNED,
  openedAt: timestamp(),
  closedBy: CONTRACT_ORIGIN,
})
export type PositionClosed = RecordOf<typeof PositionClosed>

/** `rateE8` > 0: longs pay shorts. The notional is taken at the mark price. */
export const FundingSettled = define(89, 'FundingSettled', 'The funding of one interval was settled.', {
  contract: CONTRACT,
  rateE8: RATE,
  mark: ticks(),
  /** The moment that was due. */
  dueAt: timestamp(),
  paid: amount(),
  received: amount(),
})
export type FundingSettled = RecordOf<typeof FundingSettled>

export const PositionFunded = define(90, 'PositionFunded', 'A position paid or received funding.', {
  position: id(0),
  owner: OWNER,
  contract: CONTRACT,
  rateE8: RATE,
  mark: ticks(),
  lots: whole(-MAX_LOTS, MAX_LOTS, 'lots'),
  /** > 0 received, < 0 paid. */
  amount: SIGNED,
  dueAt: timestamp(),
})
export type PositionFunded = RecordOf<typeof PositionFunded>

/**
 * One step of a liquidation with every number it was decided by: the worksheet. All amounts in the quote asset; for a cross
 * position, `equity` and `maintenance` are the account's.
 */
export const LiquidationStep = define(91, 'LiquidationStep', 'One step of a liquidation.', {
  position: id(0),
  owner: OWNER,
  contract: CONTRACT,
  step: word({ orders_cancelled: 0, reduced: 1, taken_over: 2 }),
  marginMode: MARGIN_MODE,
  side: word({ long: 0, short: 1 }),
  mark: ticks(),
  index: ticks(),
  /** Sequence of the samples that struck this mark. */
  sampleSequence: id(0),
  /** Before the step. */
  lots: lots(),
  entryValue: SIGNED,
  markValue: amount(),
  margin: SIGNED,
  unrealised: SIGNED,
  equity: SIGNED,
  tier: count(),
  maintenancePpm: ppm(),
  deduction: amount(),
  maintenance: amount(),
  /** maintenance ÷ equity, 1_000_000 and above = liquidation. Large when there is no equity. */
  riskPpm: count(),
  liquidationPrice: ticks(),
  bankruptcyPrice: ticks(),
  /** Lots closed or taken over in this step, their value, and the fee to the insurance fund. */
  lotsClosed: lots(),
  value: amount(),
  fee: amount(),
  /** The amount that the insurance fund had to add because the margin was used up. */
  shortfall: amount(),
})
export type LiquidationStep = RecordOf<typeof LiquidationStep>

/** The insurance fund closed in the book a part of the lots it had taken over. `result`: its profit or loss. */
export const InsuranceClosed = define(92, 'InsuranceClosed', 'The insurance fund closed what it had taken over.', {
  contract: CONTRACT,
  lots: lots(),
  value: amount(),
  result: SIGNED,
})
export type InsuranceClosed = RecordOf<typeof InsuranceClosed>

/** A profitable position was closed against one the insurance fund could not carry, in the published order. */
export const Deleveraged = define(93, 'Deleveraged', 'A position was closed against one of the insurance fund.', {
  position: id(0),
  owner: OWNER,
  contract: CONTRACT,
  lots: lots(),
  value: amount(),
  price: ticks(),
  /** Place in the queue, 1 = first. */
  rank: count(),
})
export type Deleveraged = RecordOf<typeof Deleveraged>

/** A dated contract has ended: every position closed at this price. */
export const ContractSettled = define(94, 'ContractSettled', 'A dated contract has ended.', {
  contract: CONTRACT,
  price: ticks(),
  samples: count(),
  expectedSamples: count(),
})
export type ContractSettled = RecordOf<typeof ContractSettled>
