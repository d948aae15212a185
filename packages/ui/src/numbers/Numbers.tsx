import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { wordsDirection } from './wordsDirection.ts'

/** A figure that keeps its order of digits and signs in right-to-left text; with words beside it, it goes the way of the words. */
export function Num({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return (
    <span dir={wordsDirection(children) ?? 'ltr'} className={clsx('num', className)}>
      {children}
    </span>
  )
}

export interface MoneyProps {
  /** Already formatted for the reader. */
  readonly text: string
  readonly unit?: string
  readonly className?: string
}

export function Money({ text, unit, className }: MoneyProps) {
  return (
    <Num className={clsx('whitespace-nowrap', className)}>
      {text}
      {unit && <span className="ms-1 text-ink-3">{unit}</span>}
    </Num>
  )
}

export type Direction = 'up' | 'down' | 'flat'

export interface PctProps {
  /** Formatted with its sign: "+1.20%". */
  readonly text: string
  readonly direction: Direction
  readonly className?: string
}

/** Direction by colour, by sign and by triangle. */
export function Pct({ text, direction, className }: PctProps) {
  return (
    <Num
      className={clsx(
        'whitespace-nowrap',
        direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2',
        className,
      )}
    >
      <span aria-hidden="true" className="me-1 inline-block w-2 text-[9px]">
        {direction === 'up' ? '▲' : direction === 'down' ? '▼' : ''}
      </span>
      {text}
    </Num>
  )
}
