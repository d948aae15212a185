import { Glyph } from '@touchstone/ui'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

export function SearchField({ label, value, onValue }: SearchFieldProps) {
  return (
    <div className="flex h-9 items-center rounded-control border border-control-line/70 bg-field focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
      <Glyph name="search" className="ms-3 shrink-0 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent px-2 text-13 text-ink-1 outline-none placeholder:text-ink-3"
      />
    </div>
  )
}
