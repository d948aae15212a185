import { wordsDirection } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '../format/format.ts'
import { decimalMarks, readPasted, readTyped, showInInput } from './decimalInput.ts'
import { typedAmount } from './typedAmount.ts'

export interface DecimalFieldProps {
  readonly label: string
  /** Plain decimal with "." or unfinished. */
  readonly value: string
  readonly maxDecimals: number
  readonly onValueChange: (plain: string) => void
  readonly unit: string
  readonly error?: string | undefined
  /** Shown greyed in an empty field: a value that follows from the others. */
  readonly placeholder?: string
  readonly readOnly?: boolean
  /** As high as the other fields of a page's form; else as those of a terminal and of a card. */
  readonly large?: boolean
  /** Arrow up and down, in steps. */
  readonly onStep?: (steps: number) => void
  readonly onBlur?: () => void
  /** Buttons at the end of the field. */
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Words of Arabic keep their order in a field that goes from left to right. */
function ownWay(placeholder: string | undefined): string | undefined {
  return wordsDirection(placeholder) ? `\u2067${placeholder}\u2069` : placeholder
}

/**
 * A figure with its unit: the locale's decimal mark, paste of either mark, never more decimals than the step has. Grouped as figures are
 * everywhere while nobody writes in it; plain in the hand, where a mark that moves under the caret is worse than none.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { label, value, maxDecimals, onValueChange, unit, error, readOnly = false, large = false, onStep } = props
  const id = useId()
  const formats = useFormats()
  const marks = decimalMarks(formats.locale)
  const [inHand, setInHand] = useState(false)
  const grouped = value !== '' && !(inHand && !readOnly)
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    if (readOnly) return
    const reading = readPasted(event.clipboardData.getData('text'), marks, maxDecimals)
    if (reading.kind === 'plain') onValueChange(reading.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (steps === 0 || !onStep || readOnly) return
    event.preventDefault()
    onStep(event.shiftKey ? steps * 10 : steps)
  }
  return (
    <div>
      <div
        className={clsx(
          'flex items-center rounded-control border bg-surface-2 transition-colors duration-[120ms] focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
          large ? 'h-11 text-14' : 'h-9 text-13',
          error ? 'border-danger' : 'border-control-line/60 hover:border-control-line',
          readOnly && 'border-dashed bg-transparent',
        )}
      >
        <label htmlFor={id} className="shrink-0 ps-3 text-12 text-ink-3">
          {label}
        </label>
        <input
          id={id}
          ref={props.ref}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          value={grouped ? formats.decimal(typedAmount(value)) : showInInput(value, marks)}
          placeholder={ownWay(props.placeholder)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          // At once: whoever selects the text after the focus, a person by the keyboard or a program, would lose the selection to a later change.
          onFocus={({ currentTarget }) => {
            flushSync(() => setInHand(true))
            currentTarget.select()
          }}
          onBlur={() => {
            setInHand(false)
            props.onBlur?.()
          }}
          onChange={(event) => {
            const reading = readTyped(event.target.value, marks, maxDecimals)
            if (reading.kind === 'plain') onValueChange(reading.text)
          }}
          className="num h-full min-w-0 flex-1 bg-transparent px-2 text-end text-ink-1 outline-none placeholder:text-ink-3 rtl:text-start"
        />
        <span className="shrink-0 pe-3 text-12 text-ink-3">{unit}</span>
        {props.after}
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-1 text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
