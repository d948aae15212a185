import { clsx } from 'clsx'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'
import { controlFrame, Field, type FieldProps } from './Field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Before what is chosen. */
  readonly mark?: ReactNode
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/** The platform's own list; for long lists that need a search use Combobox. */
export function Select({
  label,
  hint,
  error,
  aside,
  compact,
  value,
  onValueChange,
  options,
  mark,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} {...(compact !== undefined && { compact })}>
      {(control) => (
        <div className={controlFrame(error !== undefined, compact)}>
          {mark !== undefined && <span className="pointer-events-none -me-8 ms-3 flex shrink-0">{mark}</span>}
          <select
            {...select}
            {...control}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={clsx(
              'h-full w-full appearance-none rounded-control pe-8 text-ink-1 outline-none disabled:text-ink-3 disabled:opacity-100',
              mark === undefined ? 'bg-field ps-3' : 'bg-transparent ps-10 [&>option]:bg-field',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {/* Over the list, taking no room of its own: with less than none, a list as wide as its words would cut them. */}
          <Glyph name="down" className="pointer-events-none -ms-7 me-3 shrink-0 text-ink-3" />
        </div>
      )}
    </Field>
  )
}
