import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Beside the label, at its end. */
  readonly aside?: ReactNode
}

export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, then hint or error below: the same for every control. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-12 font-medium text-ink-2">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {(error || hint) && (
        <p id={noteId} className={clsx('flex items-start gap-1 text-12', error ? 'text-danger' : 'text-ink-3')}>
          {error && <Glyph name="warn" className="mt-px size-3.5 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">{error ?? hint}</span>
        </p>
      )}
    </div>
  )
}

/** The frame of a text control; the ring follows the focus of what is inside. */
export function controlFrame(invalid: boolean): string {
  return clsx(
    'flex h-11 w-full items-center rounded-control border bg-field text-14 transition-colors duration-[120ms] focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
    'has-disabled:border-line has-disabled:bg-surface-2',
    invalid ? 'border-danger' : 'border-control-line/70 not-has-disabled:hover:border-control-line',
  )
}

export const INNER_INPUT =
  'h-full min-w-0 flex-1 bg-transparent px-3 text-ink-1 placeholder:text-ink-3 outline-none disabled:text-ink-3'
