import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from '../symbols/Glyph.tsx'

export type AlertTone = 'info' | 'warn' | 'danger' | 'ok'

const LOOKS: Record<AlertTone, readonly [GlyphName, string]> = {
  info: ['info', 'border-accent/40 text-accent'],
  warn: ['warn', 'border-warn/50 text-warn'],
  danger: ['warn', 'border-danger/50 text-danger'],
  ok: ['check', 'border-ok/50 text-ok'],
}

export interface InlineAlertProps {
  readonly tone?: AlertTone
  readonly children: ReactNode
  /** Read out at once: for answers, not for standing notes. */
  readonly announce?: boolean
}

export function InlineAlert({ tone = 'info', children, announce = false }: InlineAlertProps) {
  const [sign, look] = LOOKS[tone]
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={clsx('flex items-start gap-2.5 rounded-panel border bg-surface-2 px-3.5 py-2.5 text-13', look)}
    >
      <Glyph name={sign} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 text-ink-1">{children}</div>
    </div>
  )
}
