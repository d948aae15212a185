import { useQueryClient } from '@tanstack/react-query'
import { passkeyProblem } from '@touchstone/frame'
import { useRef, useState } from 'react'
import { failureText } from '../../shared/api/failures.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { beginSession } from '../../shared/session/session.ts'
import { loginTexts } from './texts.ts'

const t = textsOf(loginTexts)

/** Runs one step at a time; its refusal is kept for the form. */
export function useStep() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const locked = useRef(false)
  const run = async (step: () => Promise<void>) => {
    if (locked.current) return
    locked.current = true
    setBusy(true)
    setFailure('')
    try {
      await step()
    } catch (error) {
      const problem = passkeyProblem(error)
      setFailure(problem ? t(`passkey.problems.${problem}`) : failureText(error))
    } finally {
      locked.current = false
      setBusy(false)
    }
  }
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
