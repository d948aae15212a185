import { useQueryClient } from '@tanstack/react-query'
import { type Problems, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { failureText, isCallError } from '../../shared/api/api.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { refusedField } from './refusedField.ts'
import { useTicket } from './useTicket.ts'

type Fields = Readonly<Record<string, string>>

export interface ChangeOptions<Values extends Fields> {
  readonly initial: Values
  readonly check: (values: Values) => Problems<Values>
  /** Number of the question that `values.answer` answers; 0: none is asked. */
  readonly question: number
  /** Sends the change; `ticket` is "" where no question is asked. Resolves to whether it waits for review. */
  readonly send: (values: Values, ticket: string) => Promise<boolean>
  /** The change took effect at once. */
  readonly onDone?: () => void
}

/** review: it waits for a person · done: it has taken effect. */
export type ChangeOutcome = 'review' | 'done'

/** One change of the account's protection: answer checked, identity proved if asked for, refusals placed at their fields. */
export function useChange<Values extends Fields>({ initial, check, question, send, onDone }: ChangeOptions<Values>) {
  const queries = useQueryClient()
  const ticket = useTicket()
  const [failure, setFailure] = useState('')
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const form = useForm({
    initial,
    check,
    submit: async (values) => {
      setFailure('')
      try {
        const granted = question === 0 ? '' : await ticket.of(question, values.answer ?? '')
        const review = await withStepUp(() => send(values, granted))
        ticket.forget()
        form.reset()
        for (const read of ['getSecurity', 'getAccountEvents', 'getInfo'])
          void queries.invalidateQueries({ queryKey: [read] })
        setOutcome(review ? 'review' : 'done')
        if (!review) onDone?.()
      } catch (error) {
        showRefusal(error)
      }
    },
  })
  function showRefusal(error: unknown): void {
    const word = isCallError(error) ? rejectionWord(error.code) : undefined
    if (word === 'question_needed') ticket.forget()
    const field = refusedField(word, Object.keys(initial) as (keyof Values & string)[])
    if (field === undefined) setFailure(failureText(error))
    else form.refuse(field, failureText(error))
  }
  return { form, failure, outcome }
}
