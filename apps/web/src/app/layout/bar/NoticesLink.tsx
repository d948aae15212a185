import Bell from 'lucide-react/icons/bell'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { promptSignIn } from '../../../shared/session/signInPrompt.ts'
import { shellTexts } from '../texts.ts'

/** Where messages would be: a visitor is asked to log in first. */
export function NoticesLink() {
  const t = useTexts(shellTexts)
  return (
    <AppLink
      to="/notice"
      aria-label={t('nav.messages')}
      className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink-1"
      onClick={(event) => {
        event.preventDefault()
        promptSignIn('/notice?tab=messages')
      }}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
    </AppLink>
  )
}
