import { useQueryClient } from '@tanstack/react-query'
import { MENU_ITEM, Menu } from '@touchstone/ui'
import { useState } from 'react'
import { countOpenOrders } from '../../../shared/account/openOrderCount.ts'
import { api } from '../../../shared/api/api.ts'
import { askToExitDemo } from '../../../shared/demo/demoAccount.ts'
import { demoTexts } from '../../../shared/demo/texts.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../../shared/routing/useGoTo.ts'
import { dropDrafts } from '../../../shared/session/keptDrafts.ts'
import { clearSession, displayedName, isGuest, useSession } from '../../../shared/session/sessionStore.ts'
import { featureTexts } from '../../routes/featureTexts.ts'
import { isClosedInDemo, menuOf } from '../../routes/routes.ts'
import { shellTexts } from '../texts.ts'
import { useIdentity } from '../useIdentity.ts'

const SignOutDialog = onDemand(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

const LINKS = menuOf('user')

function linksFor(demo: boolean, guest: boolean) {
  return LINKS.filter(({ path }) => !(demo && isClosedInDemo(path, guest)))
}

export function UserMenu() {
  const t = useTexts(shellTexts)
  const words = useTexts(featureTexts)
  const tDemo = useTexts(demoTexts)
  const goTo = useGoTo()
  const queries = useQueryClient()
  useIdentity()
  const name = useSession(displayedName)
  const demo = useSession((session) => session.demo)
  const guest = useSession(isGuest)
  const needsTransactionPassword = useSession((session) => session.name !== '' && session.transaction_password === 0)
  const [openOrders, setOpenOrders] = useState(0)

  const signOut = () => {
    setOpenOrders(0)
    api()
      .call('logout', {})
      .catch(() => undefined)
      .finally(() => {
        goTo('/')
        dropDrafts()
        clearSession()
        queries.clear()
      })
  }
  const askToSignOut = async () => {
    const count = await countOpenOrders()
    if (count === 0) signOut()
    else setOpenOrders(count)
  }

  return (
    <>
      <Menu
        label={t('user.menu', { name })}
        button={<span className="num whitespace-nowrap">{name || t('user.unknown')}</span>}
      >
        {linksFor(demo, guest).map(({ path, word }) => (
          <AppLink key={path} to={path} className={MENU_ITEM}>
            {words(word)}
          </AppLink>
        ))}
        {needsTransactionPassword && (
          <AppLink to="/bindmpwd" className={MENU_ITEM}>
            {t('user.transactionPassword')}
            <span className="size-1.5 rounded-full bg-warn" />
          </AppLink>
        )}
        <div className="my-1 h-px bg-line" />
        {demo && (
          <button type="button" className={MENU_ITEM} onClick={askToExitDemo}>
            {tDemo('exit')}
          </button>
        )}
        {!guest && (
          <button type="button" className={MENU_ITEM} onClick={() => void askToSignOut()}>
            {t('user.signOut')}
          </button>
        )}
      </Menu>
      {openOrders > 0 && <SignOutDialog count={openOrders} onConfirm={signOut} onCancel={() => setOpenOrders(0)} />}
    </>
  )
}
