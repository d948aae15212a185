import { clsx } from 'clsx'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Above the actions, in sight wherever the rest is scrolled to. */
  readonly failure?: ReactNode
  readonly actions?: ReactNode
  readonly width?: 'narrow' | 'wide'
  /** No way out but the actions. */
  readonly insistent?: boolean
  /** palette: its content alone, near the top of the window; the title is only spoken, and a press beside it closes it. */
  readonly look?: 'box' | 'palette'
}

/**
 * The platform's modal dialog: focus stays inside, Escape closes. What is longer than the window scrolls between title and
 * actions, so that both are always in sight. It begins at the field that asks for it, else at the
 * first control, and goes back to where it was, also when the dialog is taken off the page rather than closed.
 */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, failure, actions, width = 'narrow', insistent = false } = props
  const palette = props.look === 'palette'
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()
  /** Before anything inside can take the focus. */
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  // Before the page is painted, so that there is no moment in which the dialog stands there and is not open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open || element.open) return
    element.showModal()
    giveFocus(element.querySelector('[data-autofocus]'))
    return () => {
      element.close()
      const left = document.activeElement
      if (left === document.body || element.contains(left)) giveFocus(opener.current)
    }
  }, [open])
  if (!open) return null
  const shape = clsx(
    'overlay max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-dialog border border-line bg-surface-1 p-0 text-ink-1 shadow-overlay open:flex',
    palette
      ? 'mx-auto mt-[min(10dvh,96px)] mb-auto w-[840px] max-w-[calc(100%-1rem)]'
      : ['m-auto', width === 'narrow' ? 'w-[440px]' : 'w-[720px]', 'max-w-[calc(100%-1rem)]'],
  )
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!insistent) onClose()
  }
  if (palette)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser tells as a cancel
      <dialog
        ref={dialog}
        aria-label={title}
        className={shape}
        onCancel={onCancel}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        {children}
      </dialog>
    )
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={shape} onCancel={onCancel}>
      <h2 id={titleId} className="shrink-0 ps-6 pe-14 pt-6 pb-1 slim:ps-4 slim:pt-5 text-16 font-semibold">
        {title}
      </h2>
      <div className="min-h-0 overflow-y-auto px-6 pt-2 pb-5 slim:px-4 text-14 text-ink-2">{children}</div>
      {failure && <div className="shrink-0 px-6 pb-4">{failure}</div>}
      {actions && (
        <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 py-4 slim:px-4 slim:py-3">
          {actions}
        </div>
      )}
      {!insistent && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="absolute end-4 top-5 grid size-8 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
        >
          <Glyph name="cross" />
        </button>
      )}
    </dialog>
  )
}

function giveFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus()
}
