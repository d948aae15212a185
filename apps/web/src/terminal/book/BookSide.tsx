import { clsx } from 'clsx'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import type { BookRow } from './bookRows.ts'
import { WHOLE_ROWS } from './wholeRows.ts'

export interface BookSideProps {
  readonly side: 'bid' | 'ask'
  readonly label: string
  /** Best first. */
  readonly rows: readonly BookRow[]
  readonly stale: boolean
  readonly mineLabel: string
  readonly emptyText: string
  readonly showPrice: (decimal: string) => string
  readonly showAmount: (decimal: string) => string
  readonly onTake: (row: BookRow, withAmount: boolean) => void
  readonly onSummary: () => void
}

/**
 * The row is the tab stop and carries the act; its cells are never focused.
 */
const ROW = { role: 'row' } as const
const CELL = { role: 'gridcell' } as const

/**
 * One side of the book: a grid with one tab stop. Rows lie best nearest the spread: asks grow upward, so the list is laid
 * out in reverse and the scroll position starts at the best price on both sides.
 */
export function BookSide(props: BookSideProps) {
  const { side, rows, stale, onTake } = props
  const [active, setActive] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const current = Math.min(active, Math.max(0, rows.length - 1))

  const rowOf = (target: EventTarget) => {
    const index = target instanceof Element ? target.closest<HTMLElement>('[data-level]')?.dataset.level : undefined
    return index === undefined ? undefined : Number(index)
  }
  const take = (index: number | undefined, withAmount: boolean) => {
    const row = index === undefined ? undefined : rows[index]
    if (row && !stale) onTake(row, withAmount)
  }
  const focusLevel = (index: number) => {
    const level = Math.max(0, Math.min(rows.length - 1, index))
    setActive(level)
    grid.current?.querySelector<HTMLElement>(`[data-level="${level}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const outward = side === 'ask' ? 'ArrowUp' : 'ArrowDown'
    const inward = side === 'ask' ? 'ArrowDown' : 'ArrowUp'
    if (event.key === outward) focusLevel(current + 1)
    else if (event.key === inward) focusLevel(current - 1)
    else if (event.key === 'Home') focusLevel(0)
    else if (event.key === 'End') focusLevel(rows.length - 1)
    else if (event.key === 'Enter') take(current, event.shiftKey)
    else if (event.key === 's' || event.key === 'S') props.onSummary()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (rows.length === 0)
    return <p className="flex min-h-0 flex-1 items-center justify-center text-12 text-ink-3">{props.emptyText}</p>
  return (
    // Its place is half of the book, of which it takes as much as whole rows fill.
    <div className={clsx('flex min-h-0 flex-1 flex-col', side === 'ask' && 'justify-end')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table would be laid out anew with every paint */}
      <div
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length}
        aria-disabled={stale}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={(event) => take(rowOf(event.target), event.shiftKey)}
        className={clsx(
          'flex min-h-0 shrink snap-y snap-mandatory overflow-y-auto overflow-x-hidden [scrollbar-width:none]',
          WHOLE_ROWS,
          side === 'ask' ? 'flex-col-reverse' : 'flex-col',
          stale ? 'cursor-not-allowed opacity-45' : 'cursor-pointer',
        )}
      >
        {rows.map((row, index) => (
          <BookLevel
            key={row.price}
            index={index}
            side={side}
            price={props.showPrice(row.price)}
            amount={props.showAmount(row.amount)}
            total={props.showAmount(row.total)}
            barPercent={row.barPercent}
            mineLabel={row.mine ? props.mineLabel : ''}
            tabbable={index === current}
          />
        ))}
      </div>
    </div>
  )
}

interface BookLevelProps {
  readonly index: number
  readonly side: 'bid' | 'ask'
  readonly price: string
  readonly amount: string
  readonly total: string
  readonly barPercent: number
  /** "" when no order of the customer rests here. */
  readonly mineLabel: string
  readonly tabbable: boolean
}

const BookLevel = memo(function BookLevel(props: BookLevelProps) {
  const { index, side, price, amount, total, barPercent, mineLabel, tabbable } = props
  const bid = side === 'bid'
  return (
    <div
      {...ROW}
      data-level={index}
      tabIndex={tabbable ? 0 : -1}
      className="relative grid h-5 shrink-0 snap-start grid-cols-[1.1fr_1fr_1fr] items-center ps-3 pe-3 text-12 hover:bg-surface-2 focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className={clsx('absolute inset-0 origin-[100%_50%]', bid ? 'bg-up-soft' : 'bg-down-soft')}
        style={{ transform: `scaleX(${barPercent / 100})` }}
      />
      <span {...CELL} className={clsx('relative', bid ? 'text-up' : 'text-down')}>
        {mineLabel !== '' && (
          <span title={mineLabel} className="absolute -start-2.5 top-1.5 size-1.5 rounded-full bg-accent">
            <span className="sr-only">{mineLabel}</span>
          </span>
        )}
        {price}
      </span>
      <span {...CELL} className="relative text-end text-ink-1">
        {amount}
      </span>
      <span {...CELL} className="relative text-end text-ink-2">
        {total}
      </span>
    </div>
  )
})
