import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { useAttempt } from '@touchstone/ui'
import { api, failureText } from '../../shared/api/api.ts'

type ActName = 'closeTicket' | 'rateTicket' | 'setTicketConsent'

/** An act in a conversation that may be repeated without harm; the conversation is asked for anew behind it. */
export function useTicketAct<Name extends ActName>(name: Name) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAttempt(failureText)
  const act = async (fields: CallInput<Name>): Promise<boolean> => {
    const done = await run(() => api().call(name, fields, { refusal: 'here' }))
    for (const read of ['getTicket', 'getTicketList']) void queries.invalidateQueries({ queryKey: [read] })
    return done !== undefined
  }
  return { act, busy, failure }
}
