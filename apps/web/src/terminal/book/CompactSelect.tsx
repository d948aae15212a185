import { Glyph } from '@touchstone/ui'

export interface CompactSelectProps<Value extends string> {
  /** Read out, not shown: the panel around it shows the subject. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onValueChange: (value: Value) => void
}

/** The platform's list at the height of a panel header. */
export function CompactSelect<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: CompactSelectProps<Value>) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onValueChange(chosen.value)
        }}
        className="h-6 max-w-40 truncate tabular-nums cursor-pointer appearance-none rounded-control bg-transparent ps-1.5 pe-5 text-12 text-ink-2 hover:bg-surface-3 hover:text-ink-1"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-2 text-ink-1">
            {option.label}
          </option>
        ))}
      </select>
      <Glyph name="down" className="pointer-events-none absolute end-1 size-3 text-ink-3" />
    </span>
  )
}
