import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** For a row of fields: as low as a button, its label one of many. */
  readonly compact?: boolean
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
  compact = false,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={clsx('flex flex-col', compact ? 'gap-1' : 'gap-1.5')}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={clsx('text-12', compact ? 'text-ink-3' : 'font-medium text-ink-2')}>
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
export function controlFrame(invalid: boolean, compact = false): string {
  return clsx(
    'flex w-full items-center rounded-control border bg-field transition-colors duration-[120ms] focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
    'has-disabled:border-line has-disabled:bg-surface-2',
    compact ? 'h-9 text-13' : 'h-11 text-14',
    invalid ? 'border-danger' : 'border-control-line/70 not-has-disabled:hover:border-control-line',
  )
}

export const INNER_INPUT =
  'h-full min-w-0 flex-1 bg-transparent px-3 text-ink-1 placeholder:text-ink-3 outline-none disabled:text-ink-3'
