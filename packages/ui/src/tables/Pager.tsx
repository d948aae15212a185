import { Button } from '../actions/Button.tsx'

export interface PagerProps {
  readonly page: number
  /** At least one. */
  readonly pages: number
  readonly onPage: (page: number) => void
  /** How many rows there are in all. */
  readonly totalText: string
  /** "Page 2 of 7". */
  readonly pageText: string
  readonly previousLabel: string
  readonly nextLabel: string
}

/** Below a list: how much there is, and the pages before and after. */
export function Pager({ page, pages, onPage, totalText, pageText, previousLabel, nextLabel }: PagerProps) {
  return (
    <div className="flex h-11 items-center justify-between border-t border-line px-4 text-12 text-ink-3">
      <span>{totalText}</span>
      <span className="flex items-center gap-2">
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page <= 1 || undefined}
          onClick={() => onPage(Math.max(1, page - 1))}
        >
          {previousLabel}
        </Button>
        {pageText}
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page >= pages || undefined}
          onClick={() => onPage(Math.min(pages, page + 1))}
        >
          {nextLabel}
        </Button>
      </span>
    </div>
  )
}
