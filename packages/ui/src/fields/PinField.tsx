import { clsx } from 'clsx'
import type { Ref } from 'react'
import { digitsOf } from './digits.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface PinFieldProps extends FieldProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly length?: number
  readonly autoComplete?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One hidden-digit input drawn as boxes, so that paste, password managers and screen readers work as usual. */
export function PinField({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  length = 6,
  autoComplete = 'off',
  onBlur,
  ref,
}: PinFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="group relative flex gap-2" dir="ltr">
          {Array.from({ length }, (_, position) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
              key={position}
              aria-hidden="true"
              className={clsx(
                'grid h-12 flex-1 place-items-center rounded-control border bg-field',
                error ? 'border-danger' : 'border-control-line/70',
                position === Math.min(value.length, length - 1) &&
                  'group-focus-within:outline-2 group-focus-within:outline-offset-1 group-focus-within:outline-focus',
              )}
            >
              {position < value.length && <span className="size-2.5 rounded-full bg-ink-1" />}
            </span>
          ))}
          <input
            {...control}
            ref={ref}
            type="password"
            inputMode="numeric"
            autoComplete={autoComplete}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onValueChange(digitsOf(event.target.value, length))}
            className="absolute inset-0 h-full w-full cursor-text rounded-control bg-transparent text-transparent caret-transparent opacity-0"
          />
        </div>
      )}
    </Field>
  )
}
