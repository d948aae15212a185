import { MENU_ITEM, Menu } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { shellTexts } from './texts.ts'

const PRODUCTS = [
  ['spot', '/deal'],
  ['contracts', '/deal_c'],
  ['classes', '/preciousMetal'],
  ['delivery', '/deal_jg'],
  ['positions', '/lt'],
  ['deliveryPositions', '/jgcc'],
] as const

/** Every product and what is open in it, beside the entry that leads to the first. */
export function TradeMenu() {
  const t = useTexts(shellTexts)
  const signedIn = useSession((session) => session.token !== '')
  return (
    <Menu label={t('products.menu')} button="" align="start" className="-ms-3 px-1.5">
      {PRODUCTS.map(([key, path]) => (
        <AppLink
          key={key}
          to={path}
          className={MENU_ITEM}
          onClick={(event) => {
            if (signedIn) return
            event.preventDefault()
            promptSignIn(path)
          }}
        >
          {t(`products.${key}`)}
        </AppLink>
      ))}
    </Menu>
  )
}
