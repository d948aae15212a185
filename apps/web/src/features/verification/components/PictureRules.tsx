import { Glyph } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { verificationTexts } from '../texts.ts'

const RULES = ['format', 'clear', 'unedited', 'face'] as const

/** The requirements on a picture, shown before one is taken. */
export function PictureRules({ face = false }: { readonly face?: boolean }) {
  const t = useTexts(verificationTexts)
  return (
    <div>
      <h3 className="mb-2 text-12 font-medium text-ink-2">{t('rules.title')}</h3>
      <ul className="flex flex-col gap-1 text-13 text-ink-2">
        {RULES.filter((rule) => face || rule !== 'face').map((rule) => (
          <li key={rule} className="flex items-start gap-2">
            <Glyph name="check" className="mt-0.5 size-3.5 shrink-0 text-ok" />
            {t(`rules.${rule}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
