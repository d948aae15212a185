import { MENU_ITEM, Menu } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { featureTexts } from '../routes/featureTexts.ts'
import { menuOf } from '../routes/routes.ts'
import { shellTexts } from './texts.ts'

const ENTRIES = menuOf('products')

/** Every product and what is open in it, beside the entry that leads to the first. */
export function TradeMenu() {
  const t = useTexts(shellTexts)
  const words = useTexts(featureTexts)
  const signedIn = useSession((session) => session.token !== '')
  return (
    <Menu label={t('nav.products')} button="" align="start" className="-ms-3 px-1.5">
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
          {words(word)}
        </AppLink>
      ))}
    </Menu>
  )
}
