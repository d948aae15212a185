import Bell from 'lucide-react/icons/bell'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { shellTexts } from './texts.ts'

/** Notices and, after login, messages; a visitor is asked to log in first. */
export function NoticesLink() {
  const t = useTexts(shellTexts)
  const signedIn = useSession((session) => session.token !== '')
  return (
    <AppLink
      to="/notice"
      aria-label={t('nav.messages')}
      className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink-1"
      onClick={(event) => {
        if (signedIn) return
        event.preventDefault()
        promptSignIn('/notice')
      }}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
    </AppLink>
  )
}
