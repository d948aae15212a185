import { defineProjection } from '../../projector/projection.ts'
import { WELFARE_CLAIMS } from './welfareTables.ts'

/** Welfare in history: what was claimed. */
export const WELFARE_PROJECTION = defineProjection({
  tables: [WELFARE_CLAIMS],
  events: {
    WelfareClaimed(event, { sequence, time }, rows) {
      rows.add(WELFARE_CLAIMS, { ...event, sequence, time })
    },
  },
  elsewhere: { CampaignSet: 'told by the decision that it came from' },
})
