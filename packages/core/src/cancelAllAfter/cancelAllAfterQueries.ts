import type { CancelAllAfterQueries } from '@touchstone/protocol'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'

export function cancelAllAfterQueries({ silences }: CancelAllAfterState): CancelAllAfterQueries {
  return {
    of: (owner) => {
      const countdown = silences.of(owner)
      return countdown && { seconds: countdown.seconds, deadline: countdown.deadline }
    },
  }
}
