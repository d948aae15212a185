import { orderRows } from '../../../orders/orderRows.ts'
import { DEFINITIONS } from '../../../projector/definitionTable.ts'
import { defineProjection } from '../../../projector/projection.ts'
import { OPEN_OPTIONS, type TrackedOption } from './openOptions.ts'
import { OPTIONS } from './optionTable.ts'

const follow = orderRows<TrackedOption>(OPTIONS)

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
