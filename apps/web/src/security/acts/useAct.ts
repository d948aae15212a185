import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '@touchstone/protocol'
import { useRef, useState } from 'react'
import { failureText } from '../../shared/api/api.ts'
import { passkeyFailureText } from '../../shared/passkeys/passkeyText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'

/** What is old after something about the account changed. */
const RENEWED: readonly CallName[] = ['getSecurity', 'getAccountEvents']

export interface Act {
  readonly busy: boolean
  /** Why the last one was refused, "" when it was not. */
  readonly failure: string
  /** Runs it, after a proof where one is asked for; a second press while it runs does nothing. */
  readonly run: (act: () => Promise<void>) => Promise<void>
  readonly forget: () => void
}

/** The act of one button. */
export function useAct(renews: readonly CallName[] = RENEWED): Act {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const locked = useRef(false)
  const run = async (act: () => Promise<void>) => {
    if (locked.current) return
    locked.current = true
    setBusy(true)
    setFailure('')
    try {
      await withStepUp(act)
    } catch (error) {
      setFailure(passkeyFailureText(error) ?? failureText(error))
    } finally {
      locked.current = false
      setBusy(false)
      for (const read of renews) void queries.invalidateQueries({ queryKey: [read] })
    }
  }
  return { busy, failure, run, forget: () => setFailure('') }
}
