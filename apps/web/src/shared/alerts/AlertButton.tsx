import BellPlus from 'lucide-react/icons/bell-plus'
import { useTexts } from '../i18n/texts.ts'
import { useSession } from '../session/sessionStore.ts'
import { promptSignIn } from '../session/signInPrompt.ts'
import { alertTexts } from './texts.ts'

/** Reaches for an alert on a market; a visitor is asked to sign in first. */
export function AlertButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const t = useTexts(alertTexts)
  const signedIn = useSession((session) => session.token !== '')
  const label = t('set', { name })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      className="grid size-7 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
      onClick={(event) => {
        event.stopPropagation()
        if (signedIn) onOpen()
        else promptSignIn()
      }}
    >
      <BellPlus size={15} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
