import { InlineAlert, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { changeTexts } from './texts.ts'
import type { ChangeOutcome } from './useChange.ts'

/** In place of the form once the change was sent. */
export function ChangeSubmitted({
  outcome,
  link = true,
}: {
  readonly outcome: ChangeOutcome
  readonly link?: boolean
}) {
  const t = useTexts(changeTexts)
  return (
    <div className="flex flex-col gap-5">
      <InlineAlert tone="ok" announce>
        <p className="font-medium">{t(outcome === 'review' ? 'reviewed' : 'done')}</p>
        {outcome === 'review' && <p className="mt-1 text-ink-2">{t('reviewedNote')}</p>}
      </InlineAlert>
      {link && (
        <AppLink to="/setting" search={{ tab: 'security' }} className={`${TEXT_LINK} text-13`}>
          {t('toSecurity')}
        </AppLink>
      )}
    </div>
  )
}
