import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { controlFrame, Field, type FieldProps, INNER_INPUT } from './Field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'prefix'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  before,
  after,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className={controlFrame(error !== undefined)}>
          {before}
          <input
            {...input}
            data-autofocus={input.autoFocus || undefined}
            {...control}
            ref={ref}
            value={value}
            className={INNER_INPUT}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
