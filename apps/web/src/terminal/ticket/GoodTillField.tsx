import { clsx } from 'clsx'
import { useId } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ticketTexts } from './texts.ts'

interface GoodTillFieldProps {
  /** As in {@link OrderEntry}. */
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** The local date and time at which the order ends. */
export function GoodTillField({ value, onValueChange, onBlur, error }: GoodTillFieldProps) {
  const t = useTexts(ticketTexts)
  const id = useId()
  return (
    <div>
      <div
        className={clsx(
          'flex h-9 items-center rounded-control border bg-surface-2 text-13 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
          error ? 'border-danger' : 'border-control-line/60 hover:border-control-line',
        )}
      >
        <label htmlFor={id} className="shrink-0 ps-3 text-12 text-ink-3">
          {t('goodTill')}
        </label>
        <input
          id={id}
          type="datetime-local"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onBlur={onBlur}
          onChange={(event) => onValueChange(event.target.value)}
          className="num h-full min-w-0 flex-1 bg-transparent px-2 text-end text-ink-1 outline-none"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-1 text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
