import type { CoreEvent } from '@touchstone/protocol'
import type { OrderTracker } from '../../../orders/orderTracker.ts'
import type { BatchRows } from '../../../projector/batchRows.ts'
import { DEFINITIONS } from '../../../projector/definitionTable.ts'
import { defineProjection, type EventPlace } from '../../../projector/projection.ts'
import { OPEN_OPTIONS, type TrackedOption } from './openOptions.ts'
import { OPTIONS } from './optionTable.ts'

function follow(event: CoreEvent, place: EventPlace, rows: BatchRows, options: OrderTracker<TrackedOption>): void {
  for (const option of options.take(event, place)) rows.put(OPTIONS, option)
}

/** Timed options in history, and the terms they were sold at. */
export const OPTION_PROJECTION = defineProjection({
  tables: [OPTIONS],
  tracking: OPEN_OPTIONS,
  events: {
    OptionsListed({ terms, version }, { sequence, time }, rows) {
      rows.add(DEFINITIONS, { kind: 'options', id: terms.index, version, sequence, time, definition: terms })
    },
    OptionBought: follow,
    OptionStruck: follow,
    OptionSettled: follow,
  },
})
