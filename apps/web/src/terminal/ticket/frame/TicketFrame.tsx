import type { ReactNode, RefObject } from 'react'

export interface TicketFrameProps {
  readonly label: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
  /** The fields and figures: they scroll when there are more than fit. */
  readonly children: ReactNode
  /** In words: the order's worst case, the obstacle to sending it, or the result of the last one. */
  readonly words: ReactNode
  readonly button: ReactNode
}

/** The frame of every order ticket: fields scroll, the words and the button keep their places. */
export function TicketFrame({ label, form, onSubmit, children, words, button }: TicketFrameProps) {
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex h-full min-h-0 flex-col"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-4 pt-3 pb-2 [scrollbar-width:thin]">
        {children}
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line bg-surface-1 px-4 py-2">
        <div className="h-20 overflow-y-auto text-12 text-ink-2 [scrollbar-width:thin]">{words}</div>
        {button}
      </div>
    </form>
  )
}
