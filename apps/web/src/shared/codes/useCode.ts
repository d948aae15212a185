import type { CallInput } from '@touchstone/protocol'
import { useCountdown } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'

export interface CodeRequest {
  readonly secondsLeft: number
  readonly sending: boolean
  /** Resolves to a sentence when the code could not be sent. */
  readonly send: (input: CallInput<'getCode'>) => Promise<string | undefined>
}

/** Seconds to wait, when that is why no code was sent. */
function waitSeconds(error: unknown): number {
  if (!isCallError(error) || rejectionWord(error.code) !== 'code_wait') return 0
  return Number(/\d+/.exec(error.envelope.message)?.[0] ?? 0)
}

/** A code for this address. Each address has its own wait: after a slip of the pen the right one gets its code at once. */
export function useCode(address: string): CodeRequest {
  const [secondsLeft, start] = useCountdown(address)
  const [sending, setSending] = useState(false)
  const send = async (input: CallInput<'getCode'>) => {
    setSending(true)
    try {
      start((await api().call('getCode', input, { refusal: 'here' })).resendAfter)
      return undefined
    } catch (error) {
      const wait = waitSeconds(error)
      if (wait > 0) start(wait)
      return failureText(error)
    } finally {
      setSending(false)
    }
  }
  return { secondsLeft, sending, send }
}
