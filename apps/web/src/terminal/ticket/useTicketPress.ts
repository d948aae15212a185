import { useState } from 'react'
import type { SubmissionState } from '../../shared/orders/submission.ts'
import type { TicketInputRefs } from '../keys/useTerminalKeys.ts'

export interface TicketPress<Field extends string> {
  /** The fields that were left or pressed on: only these are told that they are empty. */
  readonly checked: ReadonlySet<Field>
  readonly leave: (field: Field) => void
  readonly confirming: boolean
  readonly press: () => void
  readonly send: () => void
  readonly turnBack: () => void
}

export interface PressedTicket<Field extends string> {
  readonly fields: readonly Field[]
  /** The obstacles to sending the order, the first to mend first. */
  readonly problems: readonly { readonly kind: string; readonly field?: Field }[]
  /** Whether there is an order to send. */
  readonly ready: boolean
  /** Whether the customer is asked once more. */
  readonly asks: boolean
  readonly submit: () => Promise<SubmissionState<unknown>>
  readonly inputs: TicketInputRefs
}

/** Pressing the order button: shows the faults, confirms where needed, sends. */
export function useTicketPress<Field extends string>(ticket: PressedTicket<Field>): TicketPress<Field> {
  const [checked, setChecked] = useState<ReadonlySet<Field>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const send = () => {
    setConfirming(false)
    void ticket.submit().then((state) => {
      if (state.phase === 'accepted') setChecked(new Set())
    })
  }
  const press = () => {
    setChecked(new Set(ticket.fields))
    const [problem] = ticket.problems
    if (problem || !ticket.ready) focusOn(problem?.field, ticket.inputs)
    else if (ticket.asks) setConfirming(true)
    else send()
  }
  return {
    checked,
    leave: (field) => setChecked((before) => new Set(before).add(field)),
    confirming,
    press,
    send,
    turnBack: () => setConfirming(false),
  }
}

function focusOn(field: string | undefined, inputs: TicketInputRefs): void {
  if (field === 'price' || field === 'stopPrice') inputs.price.current?.focus()
  else if (field !== undefined) inputs.amount.current?.focus()
}
