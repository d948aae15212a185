import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Glyph } from './Glyph.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly width?: 'narrow' | 'wide'
  /** No way out but the actions. */
  readonly insistent?: boolean
}

/** The platform's modal dialog: focus stays inside, Escape closes, focus returns. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, actions, width = 'narrow', insistent = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open || element.open) return
    element.showModal()
    return () => element.close()
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        'overlay m-auto rounded-dialog border border-line bg-surface-1 p-0 text-ink-1 shadow-overlay',
        width === 'narrow' ? 'w-[440px]' : 'w-[720px]',
      )}
      onCancel={(event) => {
        event.preventDefault()
        if (!insistent) onClose()
      }}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-5">
        <h2 id={titleId} className="text-16 font-semibold">
          {title}
        </h2>
        {!insistent && (
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-me-2 grid size-8 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
          >
            <Glyph name="cross" />
          </button>
        )}
      </div>
      <div className="px-6 pt-2 pb-5 text-14 text-ink-2">{children}</div>
      {actions && <div className="flex justify-end gap-3 border-t border-line px-6 py-4">{actions}</div>}
    </dialog>
  )
}
