import { isCustomer } from '../../projector/isCustomer.ts'
import { defineProjection } from '../../projector/projection.ts'
import { TRANSFERS } from './transferTable.ts'

/** Transfers in history. */
export const TRANSFER_PROJECTION = defineProjection({
  tables: [TRANSFERS],
  events: {
    FundsTransferred(event, { sequence, time }, rows) {
      if (isCustomer(event.owner)) rows.add(TRANSFERS, { ...event, sequence, time })
    },
  },
})
