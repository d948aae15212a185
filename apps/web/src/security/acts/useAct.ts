import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '@touchstone/protocol'
import { type Attempt, useAttempt } from '@touchstone/ui'
import { failureText } from '../../shared/api/api.ts'
import { passkeyFailureText } from '../../shared/passkeys/passkeyText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'

/** Calls whose data is outdated after a change of the account. */
const RENEWED: readonly CallName[] = ['getSecurity', 'getAccountEvents']

/** The act of one button, run after a proof of identity where one is asked for. */
export function useAct(renews: readonly CallName[] = RENEWED): Attempt {
  const queries = useQueryClient()
  const attempt = useAttempt((error) => passkeyFailureText(error) ?? failureText(error))
  return {
    ...attempt,
    run: (act) =>
      attempt.run(async () => {
        try {
          return await withStepUp(act)
        } finally {
          for (const read of renews) void queries.invalidateQueries({ queryKey: [read] })
        }
      }),
  }
}
