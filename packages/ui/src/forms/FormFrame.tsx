import type { MouseEvent, ReactNode } from 'react'
import { InlineAlert } from '../feedback/InlineAlert.tsx'

export interface FormFrameProps {
  readonly label: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function FormFrame({ label, onSubmit, children }: FormFrameProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-5"
      onMouseDown={keepField}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

export interface ErrorSummaryProps {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly sentence: string }[]
  readonly onPick: (name: string) => void
}

/**
 * Leaving a field can put a sentence under it, which moves the button away between pressing it and letting it go, and the click
 * is lost. So pressing it leaves the field alone; sending checks everything anyway.
 */
function keepField(event: MouseEvent<HTMLFormElement>): void {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null
  if (pressed?.type === 'submit') event.preventDefault()
}

/** Lists the problems of a form when there are several, each once; a single one is said under its field. */
export function ErrorSummary({ title, items, onPick }: ErrorSummaryProps) {
  const said = items.filter(({ sentence }, index) => items.findIndex((item) => item.sentence === sentence) === index)
  if (said.length < 2) return null
  return (
    <InlineAlert tone="danger" announce>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 flex flex-col">
        {said.map(({ name, sentence }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-6 text-start text-ink-2 underline underline-offset-2 hover:text-ink-1"
              onClick={() => onPick(name)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
