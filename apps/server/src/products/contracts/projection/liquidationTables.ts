import type { LiquidationStep, MarginMode } from '@touchstone/protocol'
import { amount, int4, named, type TableTypes, table, text, whole } from '../../../projector/table.ts'

export type LiquidationFeedStep =
  | Exclude<LiquidationStep['step'], 'orders_cancelled'>
  | 'deleveraged'
  | 'insurance_closed'

/** The worksheets of liquidations, step by step. Rates in ppm. */
export const LIQUIDATION_STEPS = table(
  'liquidation_steps',
  {
    sequence: whole,
    /** Place among the events of its entry. */
    ordinal: named('index', int4),
    position: whole,
    owner: whole,
    contract: int4,
    step: text<LiquidationStep['step']>(),
    marginMode: text<MarginMode>(),
    side: text<'long' | 'short'>(),
    mark: whole,
    index: named('index_price', whole),
    sampleSequence: whole,
    lots: whole,
    entryValue: amount,
    markValue: amount,
    margin: amount,
    unrealised: amount,
    equity: amount,
    tier: int4,
    maintenancePpm: int4,
    deduction: amount,
    maintenance: amount,
    riskPpm: whole,
    liquidationPrice: whole,
    bankruptcyPrice: whole,
    lotsClosed: whole,
    value: amount,
    fee: amount,
    shortfall: amount,
    time: whole,
  },
  { key: ['sequence', 'ordinal'], indexes: { liquidation_steps_of_position: '(world, position, sequence)' } },
)

/** Everybody's liquidations, as all may read them. */
export const LIQUIDATION_FEED = table(
  'liquidation_feed',
  {
    sequence: whole,
    ordinal: named('index', int4),
    contract: int4,
    step: text<LiquidationFeedStep>(),
    /** 0 when it was no customer's. */
    position: whole,
    /** '' where the event does not say. */
    side: text<'long' | 'short' | ''>(),
    lots: whole,
    value: amount,
    shortfall: amount,
    time: whole,
  },
  { key: ['sequence', 'ordinal'] },
)

export type LiquidationTables = TableTypes<typeof LIQUIDATION_STEPS> & TableTypes<typeof LIQUIDATION_FEED>
