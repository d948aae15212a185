import type { RestrictionQueries } from '@touchstone/protocol'
import type { RestrictionState } from './restrictionState.ts'

export function restrictionQueries({ restriction }: RestrictionState): RestrictionQueries {
  return {
    withdrawalsOnly: () => (restriction.reason === undefined ? undefined : { reason: restriction.reason }),
  }
}
