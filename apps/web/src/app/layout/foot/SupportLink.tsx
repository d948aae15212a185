import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { useSupport } from '../../../shared/support/useSupport.ts'
import { shellTexts } from '../texts.ts'

const LINK = 'flex h-full items-center gap-1.5 px-1 font-medium text-ink-1 hover:text-accent'

/** At the foot of every page: support for customers, help for whoever has no account to ask about. */
export function SupportLink() {
  const t = useTexts(shellTexts)
  const customer = useSession(({ token, demo }) => token !== '' && !demo)
  if (customer) return <ServiceLink />
  return (
    <AppLink to="/help" className={LINK}>
      {t('support.link')}
    </AppLink>
  )
}

function ServiceLink() {
  const t = useTexts(shellTexts)
  const unread = useSupport().data?.unread ?? 0
  return (
    <AppLink to="/service" className={LINK}>
      {t('support.link')}
      {unread > 0 && (
        <span className="num rounded-full bg-accent px-1.5 text-on-accent">
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">{t('support.unread', { count: unread })}</span>
        </span>
      )}
    </AppLink>
  )
}
