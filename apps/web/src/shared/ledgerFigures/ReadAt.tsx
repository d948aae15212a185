import { TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { ledgerFiguresTexts } from './texts.ts'

/** The text on how the books are verified. */
const VERIFY = { id: '7' }

export interface ReadAtProps {
  readonly sequence: number
  /** UTC ms. */
  readonly time: number
}

/** The entry of the log at which figures were read, and how anybody finds the same. */
export function ReadAt({ sequence, time }: ReadAtProps) {
  const t = useTexts(ledgerFiguresTexts)
  const formats = useFormats()
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-12 text-ink-3">
      <span>{t('readAt', { sequence: formats.count(sequence), time: formats.dateTime(time) })}</span>
      <AppLink to="/text" search={VERIFY} className={TEXT_LINK}>
        {t('verify')}
      </AppLink>
    </p>
  )
}
