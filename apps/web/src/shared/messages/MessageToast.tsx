import { showToast } from '@touchstone/frame'
import type { MessageKind, MessageRow } from '@touchstone/protocol'
import { useEffect, useRef } from 'react'
import { useSaid } from './useSaid.ts'

/** Kinds that somebody at the screen has to hear of at once; what the reader has just done is said by the screen it was done on. */
const URGENT: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'liquidation',
  'deleveraged',
  'positionClosed',
  'newDevice',
  'ticketAnswered',
  'priceAlert',
])
const GOOD: ReadonlySet<MessageKind> = new Set<MessageKind>(['ticketAnswered', 'priceAlert'])
const SHOWN_MS = 8_000

/** Says an urgent message once, as it arrives. */
export function MessageToast({ message }: { readonly message: MessageRow }) {
  const say = useSaid()
  const said = useRef(false)
  useEffect(() => {
    if (said.current || !URGENT.has(message.kind)) return
    said.current = true
    const { title, text } = say(message)
    showToast(GOOD.has(message.kind) ? 'info' : 'warn', `${title}. ${text}`, SHOWN_MS)
  }, [message, say])
  return null
}
