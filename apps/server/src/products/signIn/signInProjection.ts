import { defineProjection } from '../../projector/projection.ts'
import { SIGN_INS, SIGN_REWARDS } from './signInTables.ts'

/** Signing in, in history: the days, and what was paid for them. */
export const SIGN_IN_PROJECTION = defineProjection({
  tables: [SIGN_INS, SIGN_REWARDS],
  events: {
    DaySigned(event, { sequence, time }, rows) {
      rows.add(SIGN_INS, { ...event, sequence, time })
    },
    SignRewardPaid(event, { sequence, time }, rows) {
      rows.add(SIGN_REWARDS, { ...event, sequence, time })
    },
  },
  elsewhere: {},
})
