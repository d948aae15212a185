import { useRouterState } from '@tanstack/react-router'
import { ADMIN_CATALOG } from '@touchstone/protocol/admin'
import { PageMessage } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useMe } from '../../shared/session/session.ts'
import { roleName } from '../../shared/words/roles.ts'
import { maySee, rowOf } from '../routes/routes.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** Says plainly which roles a screen is for, instead of showing it empty. */
export function RoleGate({ children }: { readonly children: ReactNode }) {
  const { roles, environment } = useMe()
  const path = useRouterState({ select: ({ matches }): string => matches.at(-1)?.fullPath ?? '' })
  const address = useRouterState({ select: ({ location }) => location.pathname })
  const row = rowOf(path.length > 1 ? path.replace(/\/$/, '') : path)
  if (!row || maySee(row, roles, environment)) return children
  const { access } = ADMIN_CATALOG[row.needs]
  const needed = typeof access === 'string' ? [] : access.map(roleName)
  return (
    // Of another screen it is another message, which is read out anew.
    <PageMessage
      key={address}
      title={t('refused.title')}
      text={needed.length === 0 ? t('refused.sandbox') : t('refused.text', { roles: needed.join(', ') })}
    />
  )
}
