import { useQueryClient } from '@tanstack/react-query'
import { passkeyProblem } from '@touchstone/frame'
import { useAttempt } from '@touchstone/ui'
import { failureText } from '../../shared/api/failures.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { beginSession } from '../../shared/session/session.ts'
import { loginTexts } from './texts.ts'

const t = textsOf(loginTexts)

function sentence(error: unknown): string {
  const problem = passkeyProblem(error)
  return problem ? t(`passkey.problems.${problem}`) : failureText(error)
}

/** Runs one step at a time; its refusal is kept for the form. */
export function useStep() {
  const queries = useQueryClient()
  const { busy, failure, run } = useAttempt(sentence)
  return {
    busy,
    failure,
    run,
    /** The last step: the session is open. */
    enter: (step: () => Promise<unknown>) =>
      run(async () => {
        await step()
        await beginSession(queries)
      }),
  }
}
