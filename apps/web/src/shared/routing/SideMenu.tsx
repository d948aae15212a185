import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

export interface SideMenuProps {
  readonly label: string
  readonly className?: string
  /** Links; the one of the page has `aria-current`. */
  readonly children: ReactNode
}

/** A menu beside its page; where there is one column it stands above it as one line, in which the page's own link is in sight. */
export function SideMenu({ label, className, children }: SideMenuProps) {
  const menu = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    // Another page, not another rendering: who has moved the line keeps it where it is.
    if (!menu.current || !current || current === shown.current) return
    shown.current = current
    const { left, width } = current.getBoundingClientRect()
    const around = menu.current.getBoundingClientRect()
    menu.current.scrollLeft += left + width / 2 - (around.left + around.width / 2)
  })
  return (
    <nav
      ref={menu}
      aria-label={label}
      className={clsx(
        'flex flex-col gap-0.5 narrow:flex-row narrow:gap-1 narrow:overflow-x-auto narrow:whitespace-nowrap narrow:[scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </nav>
  )
}
