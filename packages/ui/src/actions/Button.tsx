import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'up' | 'down'
export type ButtonSize = 'small' | 'medium' | 'large'

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 font-medium',
  secondary: 'border border-control-line/60 text-ink-1 hover:bg-surface-3',
  ghost: 'text-ink-2 hover:text-ink-1 hover:bg-surface-3',
  danger: 'border border-danger text-danger hover:bg-danger/10 font-medium',
  up: 'bg-up-fill text-on-up hover:brightness-110 font-semibold',
  down: 'bg-down-fill text-on-down hover:brightness-110 font-semibold',
}
const SIZES: Record<ButtonSize, string> = {
  small: 'h-7 px-2.5 text-12',
  medium: 'h-9 px-4 text-13',
  large: 'h-11 px-6 text-14',
}

/** Classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'primary', size: ButtonSize = 'medium', wide = false): string {
  return clsx(
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 overflow-hidden whitespace-nowrap rounded-control transition-[background-color,filter,color] duration-[120ms]',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:hover:brightness-100',
    TONES[tone],
    SIZES[size],
    wide && 'w-full',
  )
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** Why the button cannot be pressed now; it stays focusable and says so. */
  readonly blockedBecause?: string | undefined
  /** Its work is under way: locked until the answer. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export function Button({ tone, size, wide, blockedBecause, busy = false, children, onClick, ...rest }: ButtonProps) {
  const reasonId = useId()
  const blocked = blockedBecause !== undefined || busy || rest['aria-disabled'] === true
  return (
    <button
      type="button"
      {...rest}
      data-autofocus={rest.autoFocus || undefined}
      className={clsx(buttonClass(tone, size, wide), rest.className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={blockedBecause ? reasonId : rest['aria-describedby']}
      title={blockedBecause ?? rest.title}
      onClick={(event) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {children}
      {blockedBecause && (
        <span id={reasonId} className="sr-only">
          {blockedBecause}
        </span>
      )}
      {busy && <span className="busy-line absolute inset-x-0 bottom-0 h-0.5 w-1/3 bg-current" />}
    </button>
  )
}
