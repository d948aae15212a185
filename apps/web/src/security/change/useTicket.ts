import { useRef } from 'react'
import { api } from '../../shared/api/api.ts'

export interface Ticket {
  /** The ticket of the right answer; the same answer keeps its ticket until it is spent. Rejects when it is wrong. */
  readonly of: (question: number, answer: string) => Promise<string>
  /** It was used, or is no longer good. */
  readonly forget: () => void
}

/** The security question as a hurdle before one change. */
export function useTicket(): Ticket {
  const held = useRef<{ readonly answer: string; readonly ticket: string } | null>(null)
  return {
    of: async (question, answer) => {
      if (held.current?.answer === answer) return held.current.ticket
      const { ticket } = await api().call('checkQuestion', { id: String(question), answer }, { refusal: 'here' })
      held.current = { answer, ticket }
      return ticket
    },
    forget: () => {
      held.current = null
    },
  }
}
