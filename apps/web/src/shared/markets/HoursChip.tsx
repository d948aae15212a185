import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { hoursTexts } from './hoursTexts.ts'

export interface HoursChipProps {
  readonly open: boolean
  /** When that changes, 0 when it does not. */
  readonly changesAt: number
  /** The actions that are impossible while the market is closed. */
  readonly closedWhy?: string | undefined
}

/** Whether it trades now, and until or from when. */
export function HoursChip({ open, changesAt, closedWhy }: HoursChipProps) {
  const t = useTexts(hoursTexts)
  const formats = useFormats()
  const time = changesAt > 0 ? formats.dateTime(changesAt) : ''
  const word = open ? (changesAt > 0 ? t('open', { time }) : t('openAlways')) : t('closed', { time: time || t('none') })
  return (
    <span
      title={open ? undefined : closedWhy}
      className={clsx(
        'flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control border px-2 text-12',
        open ? 'border-ok/50 text-ok' : 'border-line text-ink-3',
      )}
    >
      <Glyph name="clock" className="size-3.5" />
      {word}
    </span>
  )
}
