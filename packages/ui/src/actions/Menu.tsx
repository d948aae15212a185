import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface MenuProps {
  /** What the button is called when its content is only a sign. */
  readonly label?: string
  readonly button: ReactNode
  readonly children: ReactNode
  readonly className?: string
  readonly align?: 'start' | 'end'
  readonly chevron?: boolean
  /** A press inside does not close it: there are several things to set. Its content is made when it is opened. */
  readonly stays?: boolean
  /** Where the panel stands; below the button without it. */
  readonly panelClassName?: string
  /** Told when it is opened: what it shows may be fetched only then. */
  readonly onOpen?: () => void
}

/** In slim windows it stands at their foot, where it fits whatever it hangs on. */
const SHEET =
  'slim:fixed slim:inset-x-2 slim:top-auto slim:bottom-2 slim:max-h-[70dvh] slim:overflow-y-auto slim:[&>div>*]:max-w-full'

/** A button that shows a small panel below it. A press inside, Escape, or a press elsewhere closes it. */
export function Menu(props: MenuProps) {
  const { label, button, children, className, align = 'end', chevron = true, stays = false, onOpen } = props
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave
    <div
      ref={frame}
      className="relative"
      onBlur={(event) => {
        const to = event.relatedTarget
        if (to instanceof Node && !event.currentTarget.contains(to)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
        className={clsx(
          'flex h-9 items-center gap-1 rounded-control px-2.5 text-13 font-medium text-ink-2 hover:bg-surface-3 hover:text-ink-1 aria-expanded:bg-surface-3 aria-expanded:text-ink-1',
          className,
        )}
      >
        {button}
        {chevron && <Glyph name="down" className={clsx('size-3.5', open && 'rotate-180')} />}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className={clsx(
          'z-40 mt-1.5 min-w-48 rounded-panel border border-line bg-surface-1 p-1.5 shadow-overlay',
          props.panelClassName ?? ['absolute top-full', align === 'end' ? 'end-0' : 'start-0', SHEET],
        )}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the items inside are buttons and links; this only closes after them */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on an item arrives as a click */}
        <div onClick={() => !stays && setOpen(false)}>{(open || !stays) && children}</div>
      </div>
    </div>
  )
}

export const MENU_ITEM =
  'flex min-h-8 w-full items-center justify-between gap-4 rounded-control px-2.5 py-1.5 text-start text-13 text-ink-2 hover:bg-surface-3 hover:text-ink-1 aria-pressed:text-ink-1'
