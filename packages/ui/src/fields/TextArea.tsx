import { clsx } from 'clsx'
import { Field, type FieldProps } from './Field.tsx'

export interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly maxLength?: number
  readonly rows?: number
  readonly autoFocus?: boolean
}

/** Several lines of text; `maxLength` as the server accepts. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  maxLength = 500,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          data-autofocus={rest.autoFocus || undefined}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={clsx(
            'w-full resize-y rounded-control border bg-field px-3 py-2 text-13 text-ink-1',
            error ? 'border-danger' : 'border-control-line/70 hover:border-control-line',
          )}
        />
      )}
    </Field>
  )
}
