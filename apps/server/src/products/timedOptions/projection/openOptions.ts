import type { OptionBought, OptionResult, OptionSettled, OptionStruck } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { type OrderRules, OrderTracker } from '../../../orders/orderTracker.ts'
import type { Place } from '../../../projector/projection.ts'
import { Tracking } from '../../../projector/tracking.ts'
import { OPTIONS, type OptionTables } from './optionTable.ts'

/** The facts of a settled option; before, all of them stand at nothing. */
type Settlement = Pick<OptionSettled, 'windowMs' | 'samples' | 'expectedSamples' | 'received' | 'profit'> & {
  readonly settlePrice: Ticks
  readonly rule: OptionSettled['rule'] | ''
  readonly settledSequence: number
  readonly settledAt: Timestamp
}

/** A timed option with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedOption
  extends Omit<OptionBought, 'type'>,
    Pick<OptionStruck, 'strike' | 'strikeSequence' | 'strikeTime'>,
    Settlement {
  readonly boughtSequence: number
  readonly boughtAt: Timestamp
  readonly state: 'open' | OptionResult
}

function bought({ type: _type, ...terms }: OptionBought, { sequence, time }: Place): TrackedOption {
  return {
    ...terms,
    boughtSequence: sequence,
    boughtAt: time,
    strike: 0,
    strikeSequence: 0,
    strikeTime: 0,
    state: 'open',
    settlePrice: 0,
    windowMs: 0,
    rule: '',
    samples: [],
    expectedSamples: 0,
    received: 0n,
    profit: 0n,
    settledSequence: 0,
    settledAt: 0,
  }
}

const TIMED_ORDERS: OrderRules<TrackedOption> = {
  number: ({ option }) => option,
  changes(event, place, changed) {
    switch (event.type) {
      case 'OptionBought':
        return [bought(event, place)]
      case 'OptionStruck': {
        const { strike, strikeSequence, strikeTime } = event
        return changed(event.option, (before) => ({ ...before, strike, strikeSequence, strikeTime }))
      }
      case 'OptionSettled': {
        const { result, price, windowMs, rule, samples, expectedSamples, received, profit } = event
        const how = { windowMs, rule, samples, expectedSamples, received, profit }
        const settled = { settlePrice: price, settledSequence: place.sequence, settledAt: place.time }
        return changed(event.option, (before) => ({ ...before, ...how, ...settled, state: result }))
      }
      default:
        return []
    }
  },
}

/** Customers' open timed options. */
export const OPEN_OPTIONS = new Tracking<readonly TrackedOption[], OrderTracker<TrackedOption>>({
  empty: () => new OrderTracker(TIMED_ORDERS),
  async open(database, world) {
    const rows = await database
      .withTables<OptionTables>()
      .selectFrom('options')
      .selectAll()
      .where('world', '=', world)
      .where('state', '=', 'open')
      .orderBy('option_no')
      .execute()
    return new OrderTracker(TIMED_ORDERS, rows.map(OPTIONS.record))
  },
})
