import { useLeaveQuestion } from '@touchstone/frame'
import { useAttempt } from '@touchstone/ui'
import { useRef, useState } from 'react'
import { api, failureText } from '../../../shared/api/api.ts'
import { useDraft } from '../../../shared/forms/useDraft.ts'
import { isSessionStored } from '../../../shared/session/sessionStore.ts'
import { type Application, type ApplicationField, askedOf, isSame, type Kept } from './application.ts'

export interface Wish {
  readonly id: string
  readonly amount: string
}

const DRAFT = 'loan application'

/**
 * An application while it is filled in: each step is saved on the server, what is not saved yet is asked about before it is left, and
 * comes back after the session has ended in between. `wish`: what was chosen before, '' for what is kept.
 */
export function useApplication(kept: Kept, wish: Wish, onSaved: () => Promise<unknown>) {
  const [saved, setSaved] = useState<Application>(() => {
    const asked = askedOf(kept)
    return { ...asked, id: wish.id || asked.id, amount: wish.amount || asked.amount }
  })
  const draft = useDraft(DRAFT, { ...saved })
  const [values, setValues] = useState<Application>(draft.initial)
  const isOver = useRef(false)
  const attempt = useAttempt(failureText)
  draft.keep({ ...values })
  const isDirty = !isSame(values, saved)
  // A session that has ended is no leaving: what was typed is kept for whoever signs in again.
  const question = useLeaveQuestion(() => isDirty && !isOver.current && isSessionStored())
  const save = () =>
    attempt.run(async () => {
      const { until } = await api().call('saveLend', values, { refusal: 'here' })
      setSaved(values)
      await onSaved()
      return until
    })
  return {
    values,
    set: (field: ApplicationField, value: string) => setValues((before) => ({ ...before, [field]: value })),
    isDirty,
    question,
    save,
    saving: attempt.busy,
    failure: attempt.failure,
    /** It was sent: nothing is left to be saved. */
    close: () => {
      isOver.current = true
    },
  }
}

export type ApplicationState = ReturnType<typeof useApplication>
