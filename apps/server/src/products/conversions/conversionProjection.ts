import { isCustomer } from '../../projector/isCustomer.ts'
import { defineProjection } from '../../projector/projection.ts'
import { CONVERSIONS } from './conversionTable.ts'

/** Conversions in history. */
export const CONVERSION_PROJECTION = defineProjection({
  tables: [CONVERSIONS],
  events: {
    FundsConverted(event, { sequence, time }, rows) {
      if (isCustomer(event.owner)) rows.add(CONVERSIONS, { ...event, sequence, time })
    },
  },
})
