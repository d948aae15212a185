import { Glyph } from '@touchstone/ui'

interface Named {
  readonly symbol: string
  readonly name: string
}

export interface MarketSearchProps {
  readonly label: string
  readonly query: string
  readonly onQuery: (query: string) => void
  /** The first row found, which Enter picks. */
  readonly first: Named | undefined
  readonly onPick: (symbol: string) => void
}

/** The field over a column of markets: Enter picks the first market found, Escape leaves the field. */
export function MarketSearch({ label, query, onQuery, first, onPick }: MarketSearchProps) {
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-3 focus-within:shadow-[inset_0_-2px_0_var(--focus)]">
      <Glyph name="search" className="size-3.5 shrink-0 text-ink-3" />
      <input
        type="search"
        value={query}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first) onPick(first.symbol)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
        className="h-7 min-w-0 flex-1 bg-transparent text-12 text-ink-1 outline-none placeholder:text-ink-3"
      />
    </div>
  )
}

/** The rows whose symbol or name contains the typed text. */
export function foundMarkets<Row extends Named>(rows: readonly Row[], query: string): readonly Row[] {
  const wanted = query.trim().toUpperCase()
  return rows.filter(({ symbol, name }) => `${symbol} ${name}`.toUpperCase().includes(wanted))
}
