import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few, as the platform's own radio buttons drawn as tiles. */
export function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex h-9 cursor-pointer items-center rounded-control border px-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            option.value === value
              ? 'border-accent bg-accent-soft font-medium text-ink-1'
              : 'border-control-line/60 text-ink-2 hover:bg-surface-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
