export interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onValueChange: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ label, value, options, onValueChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-surface-2 p-1 slim:flex slim:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
          className="min-h-7 rounded-[3px] px-2 slim:grow text-12 font-medium text-ink-2 hover:text-ink-1 aria-pressed:bg-surface-3 aria-pressed:text-ink-1"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
