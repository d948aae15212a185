import { Glyph, type GlyphName } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Tone = 'ok' | 'warn' | 'danger'

const LOOKS: Record<Tone, readonly [GlyphName, string]> = {
  ok: ['check', 'text-ok'],
  warn: ['warn', 'text-warn'],
  danger: ['cross', 'text-danger'],
}

export interface TicketMessageProps {
  readonly tone: Tone
  /** Read out at once: for answers, not for standing notes. */
  readonly announce?: boolean
  readonly children: ReactNode
}

/** A message in the place that a ticket keeps for words: no box, so that three lines fit. */
export function TicketMessage({ tone, announce = false, children }: TicketMessageProps) {
  const [sign, colour] = LOOKS[tone]
  return (
    <div role={announce ? 'alert' : undefined} className="flex gap-2 text-12 text-ink-1">
      <Glyph name={sign} className={clsx('mt-px size-3.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  )
}
