import { StateChip } from '@touchstone/ui'
import type { ReactNode } from 'react'

export interface SecurityRowProps {
  readonly title: string
  readonly text: string
  /** Undefined where there is nothing to be set or not. */
  readonly state?: { readonly good: boolean; readonly word: string } | undefined
  /** The value that is set, for example a masked address. */
  readonly value?: ReactNode
  readonly action?: ReactNode
  /** Below, over the whole width. */
  readonly children?: ReactNode
}

/** One protection of the account: its purpose, its state, and the act that changes it. */
export function SecurityRow({ title, text, state, value, action, children }: SecurityRowProps) {
  return (
    <li className="border-t border-line/60 px-5 py-4 first:border-t-0">
      <div className="flex items-center gap-6 slim:flex-wrap slim:gap-x-4 slim:gap-y-2">
        <div className="min-w-0 flex-1 slim:basis-full">
          <h3 className="text-14 font-medium text-ink-1">{title}</h3>
          <p className="mt-0.5 text-13 text-ink-3">{text}</p>
        </div>
        <div className="flex w-56 shrink-0 slim:w-auto slim:shrink slim:grow flex-col items-start">
          {state && <StateChip tone={state.good ? 'success' : 'neutral'} word={state.word} />}
          {value && <span className="max-w-full text-13 wrap-anywhere text-ink-2">{value}</span>}
        </div>
        <div className="flex w-44 shrink-0 slim:w-auto justify-end gap-2">{action}</div>
      </div>
      {children}
    </li>
  )
}
