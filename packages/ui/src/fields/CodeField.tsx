import { digitsOf } from './digits.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const LENGTH = 6

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  readonly sendLabel: string
  /** What the button says while waiting, with the seconds. */
  readonly waitLabel: (seconds: number) => string
  readonly secondsLeft: number
  readonly sending?: boolean
  readonly onSend: () => void
}

/** A code that is sent on request; the button counts the seconds until it may be asked for again. */
export function CodeField({
  sendLabel,
  waitLabel,
  secondsLeft,
  sending,
  onSend,
  onValueChange,
  ...field
}: CodeFieldProps) {
  const waiting = secondsLeft > 0
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      onValueChange={(text) => onValueChange(digitsOf(text, LENGTH))}
      after={
        <button
          type="button"
          className="num me-1.5 h-8 shrink-0 rounded-control px-3 text-13 font-medium text-accent hover:bg-surface-3 disabled:text-ink-3 disabled:hover:bg-transparent"
          disabled={waiting || sending}
          onClick={onSend}
        >
          {waiting ? waitLabel(secondsLeft) : sendLabel}
        </button>
      }
    />
  )
}
