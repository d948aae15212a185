import { Num, zoneLabel } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useReaderZone } from '../../shared/times/readerZone.ts'
import { momentOf } from '../../shared/times/typedTime.ts'
import { ticketTexts } from './texts.ts'

interface GoodTillFieldProps {
  /** As in {@link OrderEntry}. */
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** The date and time, in the reader's time zone, at which the order ends. */
export function GoodTillField({ value, onValueChange, onBlur, error }: GoodTillFieldProps) {
  const t = useTexts(ticketTexts)
  const id = useId()
  const zone = useReaderZone()
  return (
    <div>
      <div
        className={clsx(
          'flex h-9 items-center rounded-control border bg-surface-2 text-13 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
          error ? 'border-danger' : 'border-control-line/60 hover:border-control-line',
        )}
      >
        <label htmlFor={id} className="shrink-0 ps-3 text-12 text-ink-3">
          {t('goodTill')} <Num>{zoneLabel(zone, momentOf(value, zone) ?? Date.now())}</Num>
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
