import { Button, Glyph } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSiteInfo } from '../../shared/site/useSite.ts'
import { securityTexts } from '../acts/texts.ts'
import { useSecurity } from '../acts/useSecurity.ts'
import { UnfreezeDialog } from '../dialogs/UnfreezeDialog.tsx'

/** Over the pages of a frozen account: the effects of the freeze, and how the account is opened again. */
export function FrozenBanner() {
  const t = useTexts(securityTexts)
  const { data } = useSecurity()
  const [asking, setAsking] = useState(false)
  if (!data?.frozen) return null
  const { frozenByHolder } = data
  const asked = data.reviews.some(({ type, state }) => type === 'unfreeze' && state === 'review')
  return (
    <section
      aria-label={t('frozen.title')}
      className="flex min-h-11 items-center gap-3 border-b border-danger/50 bg-surface-2 px-6 py-2 text-13 text-ink-1"
    >
      <Glyph name="warn" className="shrink-0 text-danger" />
      <p className="flex-1">
        <span className="font-medium">{t('frozen.title')}</span> {t('frozen.text')}{' '}
        {frozenByHolder ? asked && t('frozen.asked') : <Support />}
      </p>
      {frozenByHolder && !asked && (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('frozen.ask')}
        </Button>
      )}
      {asking && <UnfreezeDialog question={data.question} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** An account frozen by operators is opened by operators alone. */
function Support() {
  const t = useTexts(securityTexts)
  const email = useSiteInfo()?.contact.email ?? ''
  return (
    <>
      {t('frozen.byOperator')}{' '}
      {email !== '' && (
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
          <bdi>{email}</bdi>
        </a>
      )}
    </>
  )
}
