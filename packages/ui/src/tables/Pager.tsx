import { Button } from '../actions/Button.tsx'
import { pageCount } from './paging.ts'

export interface PagerWords {
  /** How many rows there are in all. */
  readonly total: (rows: number) => string
  /** "Page 2 of 7". */
  readonly page: (page: number, pages: number) => string
  readonly previous: string
  readonly next: string
}

export interface PagerProps {
  readonly page: number
  /** Rows in all; undefined while loading. */
  readonly total: number | undefined
  /** Rows of a page. */
  readonly size?: number
  readonly onPage: (page: number) => void
  readonly words: PagerWords
}

/** Below a list: how much there is, and the pages before and after. */
export function Pager({ page, total, size, onPage, words }: PagerProps) {
  if (total === undefined) return <div className="h-11" />
  const pages = pageCount(total, size)
  return (
    <div className="flex h-11 items-center justify-between border-t border-line px-4 text-12 text-ink-3">
      <bdi>{words.total(total)}</bdi>
      <span className="flex items-center gap-2">
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page <= 1 || undefined}
          onClick={() => onPage(Math.max(1, page - 1))}
        >
          {words.previous}
        </Button>
        <bdi>{words.page(page, pages)}</bdi>
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page >= pages || undefined}
          onClick={() => onPage(Math.min(pages, page + 1))}
        >
          {words.next}
        </Button>
      </span>
    </div>
  )
}
