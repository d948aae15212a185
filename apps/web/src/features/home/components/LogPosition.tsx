import { Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useStatus } from '../../../shared/live/useLive.ts'
import { homeTexts } from '../texts.ts'

/** The exchange's pulse: the log's own count, live. */
export function LogPosition() {
  const t = useTexts(homeTexts)
  const formats = useFormats()
  const status = useStatus()
  return (
    <p title={t('hero.positionWhy')} className="flex h-7 w-fit items-center gap-2 text-12 text-ink-3">
      <span aria-hidden="true" className="h-3.5 w-0.5 -skew-x-[24deg] bg-brand" />
      {t('hero.position')}
      <Num className="min-w-24 font-medium text-ink-1">{status ? formats.count(status.sequence) : '–'}</Num>
    </p>
  )
}
