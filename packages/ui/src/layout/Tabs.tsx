import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'

export interface Tab<Key extends string> {
  readonly key: Key
  readonly label: string
  /** A count or sign after the label. */
  readonly note?: ReactNode
}

export interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly selected: Key
  readonly onSelect: (key: Key) => void
  readonly look?: 'line' | 'pill'
  /** At the end of the tab row. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly panelClassName?: string
  /** The panel scrolls by itself, so the keyboard must reach it. */
  readonly panelScrolls?: boolean
  readonly rowClassName?: string
}

/** One tab stop; arrow keys follow the reading order. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const {
    label,
    tabs,
    selected,
    onSelect,
    look = 'line',
    aside,
    children,
    panelClassName,
    panelScrolls,
    rowClassName,
  } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === selected)
    const target = targetOf(event, index, tabs.length)
    const tab = tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <>
      <div
        className={clsx(
          'flex items-center justify-between gap-4 slim:flex-wrap slim:gap-y-1',
          look === 'line' && 'border-b border-line',
          rowClassName,
        )}
      >
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className={clsx(
            'flex',
            look === 'line'
              ? 'gap-6 slim:gap-x-5 slim:overflow-x-auto slim:whitespace-nowrap slim:[scrollbar-width:none]'
              : 'flex-wrap gap-1 rounded-control bg-surface-2 p-1',
          )}
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.key}
              tab={tab}
              id={id}
              look={look}
              selected={tab.key === selected}
              onSelect={() => onSelect(tab.key)}
            />
          ))}
        </div>
        {aside}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        tabIndex={panelScrolls ? 0 : undefined}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}

interface TabButtonProps {
  readonly tab: Tab<string>
  /** Of the tabs around it. */
  readonly id: string
  readonly look: 'line' | 'pill'
  readonly selected: boolean
  readonly onSelect: () => void
}

function TabButton({ tab, id, look, selected, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.key}`}
      aria-selected={selected}
      aria-controls={`${id}-panel`}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className={clsx(
        'transition-colors duration-[120ms]',
        look === 'line'
          ? '-mb-px h-10 border-b-2 border-transparent text-13 font-medium text-ink-2 hover:text-ink-1 aria-selected:border-accent aria-selected:text-ink-1'
          : 'h-7 rounded-[3px] px-3 text-12 font-medium text-ink-2 hover:text-ink-1 aria-selected:bg-surface-3 aria-selected:text-ink-1',
      )}
    >
      {tab.label}
      {tab.note !== undefined && (
        <span className="ms-1.5 text-ink-3">
          <span className="num">{tab.note}</span>
        </span>
      )}
    </button>
  )
}

/** The tab that a key leads to; -1 when it leads to none. */
function targetOf({ key, currentTarget }: KeyboardEvent, index: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowLeft') === rightToLeft ? (index + 1) % count : (index + count - 1) % count
}
