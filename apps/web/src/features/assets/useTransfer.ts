import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { useRef, useState } from 'react'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { newClientId } from '../../shared/markets/clientId.ts'
import { rejectionWord } from '../../shared/rejections/rejectionText.ts'

export type TransferState =
  | { readonly kind: 'idle' | 'sending' | 'done' | 'unknown' }
  | { readonly kind: 'refused'; readonly text: string }

type Transfer = Omit<CallInput<'addTransfer'>, 'cid'>
const UNKNOWN_OUTCOME = new Set(['outcome_unknown', 'internal'])

/** Sends one transfer per intent: the client id stays the same until the answer is certain. */
export function useTransfer(): {
  readonly state: TransferState
  readonly send: (transfer: Transfer) => Promise<void>
  readonly forget: () => void
} {
  const queries = useQueryClient()
  const [state, setState] = useState<TransferState>({ kind: 'idle' })
  const cid = useRef<string | undefined>(undefined)
  const busy = useRef(false)
  const send = async (transfer: Transfer) => {
    if (busy.current) return
    busy.current = true
    cid.current ??= newClientId()
    setState({ kind: 'sending' })
    try {
      await api().call('addTransfer', { ...transfer, cid: cid.current })
      cid.current = undefined
      setState({ kind: 'done' })
      for (const name of ['getTransferInfo', 'getTransferList', 'getAsset2', 'getContractAccount'])
        void queries.invalidateQueries({ queryKey: [name] })
    } catch (error) {
      const certain = isCallError(error) && !UNKNOWN_OUTCOME.has(rejectionWord(error.code) ?? '')
      if (certain) cid.current = undefined
      setState(certain ? { kind: 'refused', text: failureText(error) } : { kind: 'unknown' })
    } finally {
      busy.current = false
    }
  }
  return {
    state,
    send,
    forget: () => {
      if (busy.current) return
      cid.current = undefined
      setState({ kind: 'idle' })
    },
  }
}
