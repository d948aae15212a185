import { MAX_AMOUNT, MAX_TICKS } from '@touchstone/quantities'
import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { ORDER_CONDITIONS } from '../markets/orderConditions.ts'
import { KIND, SELF_TRADE, SIDE, TIME_IN_FORCE } from '../markets/orderWords.ts'
import { HOLDER } from '../reference/commands.ts'
import { define } from '../shape/definition.ts'
import { amount, fields, fixed, flag, id, list, lots, ppm, ticks, unsigned, whole, word } from '../shape/kinds.ts'
import { MAX_QUOTE_LEVELS } from '../shape/limits.ts'
import { CONTRACT, CONTRACT_FIELDS, CONTRACT_OR_NONE, LEVERAGE, MARGIN_MODE } from './definition.ts'
import { KEEP_PROTECTION } from './protection.ts'

/** The price that triggers a stop on a contract. */
export const STOP_TRIGGERS = { mark: 0, last: 1 } as const
export type StopTrigger = keyof typeof STOP_TRIGGERS
export const STOP_TRIGGER = word(STOP_TRIGGERS, 1)

const ORDER = {
  contract: fixed(2, CONTRACT_OR_NONE),
  side: SIDE,
  kind: KIND,
  timeInForce: TIME_IN_FORCE,
  /** Limit price; 0 for market and stop_market. */
  price: fixed(4, ticks()),
  lots: fixed(4, lots(1)),
  leverage: fixed(2, LEVERAGE),
  marginMode: MARGIN_MODE,
  /** May only shrink the position; holds nothing. */
  reduceOnly: flag(),
  /** stop_limit and stop_market; 0 otherwise. */
  stopPrice: fixed(4, ticks()),
  trigger: STOP_TRIGGER,
  /** market and stop_market: 0 = the contract's default. */
  maxSlippagePpm: fixed(4, ppm()),
  selfTrade: SELF_TRADE,
  /** Set on the position when the order first fills; 0 = none. */
  takeProfit: fixed(4, ticks()),
  stopLoss: fixed(4, ticks()),
}

/**
 * One-way: a buy opens or adds to a long or reduces a short. `leverage` and `marginMode` must be those of the position and
 * the open orders in this contract, if there are any.
 */
export const PlaceContractOrder = defineCustomerCommand(
  6,
  'PlaceContractOrder',
  'A customer places an order on a contract.',
  ORDER,
)
export type PlaceContractOrder = CommandOf<typeof PlaceContractOrder>

/** A command of its own, so that orders without conditions stay short. */
export const PlaceConditionalContractOrder = defineCustomerCommand(
  59,
  'PlaceConditionalContractOrder',
  'A customer places an order with conditions on a contract.',
  { ...ORDER, ...ORDER_CONDITIONS },
)
export type PlaceConditionalContractOrder = CommandOf<typeof PlaceConditionalContractOrder>

/**
 * Two orders of the same lots on one side: a post-only limit, and a stop beyond it. One cancels the other. Answers the limit
 * order; the stop has the number after it.
 */
export const PlaceContractOneCancelsOther = defineCustomerCommand(
  230,
  'PlaceContractOneCancelsOther',
  'A customer places a limit order and a stop on a contract, of which one cancels the other.',
  {
    contract: CONTRACT_OR_NONE,
    side: SIDE,
    lots: lots(1),
    /** Of the limit order. */
    price: ticks(1),
    stopPrice: ticks(1),
    trigger: STOP_TRIGGER,
    /** Limit of the stop once it has fired; 0 = it becomes a market order. */
    stopLimitPrice: ticks(),
    /** Of a stop that becomes a market order: 0 = the contract's default. */
    maxSlippagePpm: ppm(),
    leverage: LEVERAGE,
    marginMode: MARGIN_MODE,
    /** Both may only shrink the position; they hold nothing. */
    reduceOnly: flag(),
    selfTrade: SELF_TRADE,
  },
)
export type PlaceContractOneCancelsOther = CommandOf<typeof PlaceContractOneCancelsOther>

export const AmendContractOrder = defineCustomerCommand(
  50,
  'AmendContractOrder',
  'A customer changes an open order on a contract.',
  {
    order: id(),
    /** New limit price; 0 = unchanged. */
    price: ticks(),
    /** New original quantity (filled part included); 0 = unchanged. */
    lots: lots(),
    /** Waiting stops only; 0 = unchanged. */
    stopPrice: ticks(),
  },
)
export type AmendContractOrder = CommandOf<typeof AmendContractOrder>

export const CancelContractOrder = defineCustomerCommand(
  7,
  'CancelContractOrder',
  'A customer takes an open order on a contract back.',
  {
    order: fixed(8, id()),
  },
)
export type CancelContractOrder = CommandOf<typeof CancelContractOrder>

export const CancelAllContractOrders = defineCustomerCommand(
  51,
  'CancelAllContractOrders',
  'A customer takes all open orders on contracts back.',
  {
    /** 0 = every contract. */
    contract: CONTRACT_OR_NONE,
  },
)
export type CancelAllContractOrders = CommandOf<typeof CancelAllContractOrders>

/** Closes the position or a part of it, never beyond its bankruptcy price. */
export const ClosePosition = defineCustomerCommand(
  52,
  'ClosePosition',
  'A customer closes a position or a part of it.',
  {
    contract: CONTRACT_OR_NONE,
    /** Number of the position meant: a later one in its place is left alone. 0 = the open one. */
    position: id(0),
    /** 0 = all of it. */
    lots: lots(),
    /** 0 = at the market; else a reduce-only limit order. */
    price: ticks(),
  },
)
export type ClosePosition = CommandOf<typeof ClosePosition>

/** One order at the market for twice the lots, filled as a whole or not at all. */
export const ReversePosition = defineCustomerCommand(215, 'ReversePosition', 'A customer turns a position round.', {
  contract: CONTRACT_OR_NONE,
  /** As in {@link ClosePosition}. */
  position: id(0),
  /** All of its lots, as its owner was shown them: a position of others is left alone. */
  lots: lots(1),
})
export type ReversePosition = CommandOf<typeof ReversePosition>

/** One-click close: every position (of one contract, or 0 = of all) at the market. */
export const CloseAllPositions = defineCustomerCommand(
  53,
  'CloseAllPositions',
  'A customer closes every position at the market.',
  {
    contract: CONTRACT_OR_NONE,
  },
)
export type CloseAllPositions = CommandOf<typeof CloseAllPositions>

const PROTECTION = whole(KEEP_PROTECTION, MAX_TICKS, 'ticks')

/** Take-profit and stop-loss of an open position, judged on the mark price; 0 removes, KEEP_PROTECTION leaves as it is. */
export const SetProtection = defineCustomerCommand(
  54,
  'SetProtection',
  'A customer sets take-profit and stop-loss of a position.',
  {
    contract: CONTRACT_OR_NONE,
    /** As in {@link ClosePosition}. */
    position: id(0),
    takeProfit: PROTECTION,
    stopLoss: PROTECTION,
  },
)
export type SetProtection = CommandOf<typeof SetProtection>

/** Adds to (> 0) or takes from (< 0) an isolated position's margin. */
export const AdjustMargin = defineCustomerCommand(
  55,
  'AdjustMargin',
  'A customer adds to or takes from the margin of a position.',
  {
    contract: CONTRACT_OR_NONE,
    /** As in {@link ClosePosition}. */
    position: id(0),
    change: amount(-MAX_AMOUNT),
  },
)
export type AdjustMargin = CommandOf<typeof AdjustMargin>

/** Changes leverage and margin mode of a contract; with an open position its margin is worked out anew. */
export const SetLeverage = defineCustomerCommand(
  56,
  'SetLeverage',
  'A customer changes leverage and margin mode of a contract.',
  {
    contract: CONTRACT_OR_NONE,
    leverage: LEVERAGE,
    marginMode: MARGIN_MODE,
  },
)
export type SetLeverage = CommandOf<typeof SetLeverage>

/**
 * The market maker replaces all its quotes of one contract at once: bids at bid, bid − step, …, asks at ask, ask + step, …,
 * `lots[i]` on level i of both sides. A side with price 0 stands empty. Written as a shape because it is sent often.
 */
export const QuoteContract = define(8, 'QuoteContract', 'The market maker replaces all its quotes of one contract.', {
  holder: unsigned(HOLDER),
  contract: unsigned(CONTRACT),
  bid: unsigned(ticks()),
  ask: unsigned(ticks()),
  step: unsigned(ticks(1)),
  lots: list(unsigned(lots()), MAX_QUOTE_LEVELS),
})
export type QuoteContract = CommandOf<typeof QuoteContract>

/** Once per id; the index must be listed. */
export const ListContract = define(57, 'ListContract', 'A contract is listed.', { definition: fields(CONTRACT_FIELDS) })
export type ListContract = CommandOf<typeof ListContract>
