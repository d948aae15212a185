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
 * An application while it is filled in: each step is saved on the server, nobody leaves unsaved answers without being asked, and the form
 * comes back after the session has ended in between. `wish`: the product chosen before, '' for the saved one.
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
  // The end of a session is no leaving: the typed answers are kept until the next login.
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
    /** The application was sent: nothing is left to be saved. */
    close: () => {
      isOver.current = true
    },
  }
}

export type ApplicationState = ReturnType<typeof useApplication>
