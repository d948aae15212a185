import { MENU_ITEM, Menu } from '@touchstone/ui'
import { tradeMenuTexts } from '../../shared/feature/tradeMenuTexts.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { menuOf } from '../routes/routes.ts'

const ENTRIES = menuOf('trade')

/** Every product and what is open in it, beside the entry that leads to the first. */
export function TradeMenu() {
  const t = useTexts(tradeMenuTexts)
  const signedIn = useSession((session) => session.token !== '')
  return (
    <Menu label={t('menu')} button="" align="start" className="-ms-3 px-1.5">
      {ENTRIES.map(({ path, word }) => (
        <AppLink
          key={path}
          to={path}
          className={MENU_ITEM}
          onClick={(event) => {
            if (signedIn) return
            event.preventDefault()
            promptSignIn(path)
          }}
        >
          {t(word)}
        </AppLink>
      ))}
    </Menu>
  )
}
