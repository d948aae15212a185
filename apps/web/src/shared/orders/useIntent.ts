import { useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput, CallName, Rejection } from '@touchstone/protocol'
import { useRef, useState } from 'react'
import { api, failureText, isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'
import { isCertainRefusal } from './certainRefusal.ts'
import { newClientId } from './clientId.ts'

/** Calls that change something and carry a client id. */
export type IntentName = {
  [Name in CallName]: 'cid' extends keyof CallInput<Name> ? Name : never
}[CallName]

export type IntentState<Data> =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'done'; readonly data: Data }
  /** Certainly not carried out; shown by the form that sent it, and nowhere else. `word`: the machine's word for the refusal. */
  | { readonly kind: 'refused'; readonly text: string; readonly word: Rejection | undefined }
  /** No answer came: sending again carries the same client id, so it cannot be carried out twice. */
  | { readonly kind: 'unknown' }

export interface Intent<Name extends IntentName> {
  readonly state: IntentState<CallData<Name>>
  /** Resolves with the answer, or undefined when there was none or another send is under way. */
  readonly send: (fields: Omit<CallInput<Name>, 'cid'>) => Promise<CallData<Name> | undefined>
  /** The customer changed something: the next send is another intent. */
  readonly forget: () => void
}

function wordOf(error: unknown): Rejection | undefined {
  return isCallError(error) ? rejectionWord(error.code) : undefined
}

/**
 * One call per intent: the client id stays the same until the answer is certain or other fields are sent. `renews`: the
 * reads that are old afterwards. `around` runs the call, and may run it again: the client id is the same.
 */
export function useIntent<Name extends IntentName>(
  name: Name,
  renews: readonly CallName[],
  around: <Result>(act: () => Promise<Result>) => Promise<Result> = (act) => act(),
): Intent<Name> {
  const queries = useQueryClient()
  const [state, setState] = useState<IntentState<CallData<Name>>>({ kind: 'idle' })
  const unanswered = useRef<{ readonly key: string; readonly cid: string } | undefined>(undefined)
  const busy = useRef(false)
  const send = async (fields: Omit<CallInput<Name>, 'cid'>): Promise<CallData<Name> | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    const key = JSON.stringify(fields)
    const intent = unanswered.current?.key === key ? unanswered.current : { key, cid: newClientId() }
    unanswered.current = intent
    setState({ kind: 'sending' })
    try {
      const request = { ...fields, cid: intent.cid } as CallInput<Name>
      const data = await around(() => api().call(name, request, { refusal: 'here' }))
      unanswered.current = undefined
      setState({ kind: 'done', data })
      for (const read of renews) void queries.invalidateQueries({ queryKey: [read] })
      return data
    } catch (error) {
      const certain = isCertainRefusal(error)
      if (certain) unanswered.current = undefined
      setState(certain ? { kind: 'refused', text: failureText(error), word: wordOf(error) } : { kind: 'unknown' })
      return undefined
    } finally {
      busy.current = false
    }
  }
  return {
    state,
    send,
    forget: () => {
      if (busy.current) return
      unanswered.current = undefined
      setState({ kind: 'idle' })
    },
  }
}
