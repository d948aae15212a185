import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { instrumentTexts } from '../texts.ts'

/** Whether it trades now, and until or from when. */
export function HoursChip({ open, changesAt }: { readonly open: boolean; readonly changesAt: number }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const time = changesAt > 0 ? formats.dateTime(changesAt) : ''
  const word = open ? (changesAt > 0 ? t('open', { time }) : t('openAlways')) : t('closed', { time: time || t('none') })
  return (
    <span
      title={open ? undefined : t('closedWhy')}
      className={clsx(
        'flex h-6 items-center gap-1.5 rounded-control border px-2 text-12',
        open ? 'border-ok/50 text-ok' : 'border-line text-ink-3',
      )}
    >
      <Glyph name="clock" className="size-3.5" />
      {word}
    </span>
  )
}
