import { useQuery } from '@tanstack/react-query'
import { InlineAlert } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { callQuery } from '../api/queries.ts'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSession } from '../session/sessionStore.ts'
import { transactionPasswordTexts } from './texts.ts'

export interface TransactionPasswordGateProps {
  /** Where to come back to. */
  readonly path: string
  readonly children: ReactNode
}

/** In place of a form that needs a transaction password the account does not have: where to set it. The demo account needs none. */
export function TransactionPasswordGate({ path, children }: TransactionPasswordGateProps) {
  const t = useTexts(transactionPasswordTexts)
  const demo = useSession((session) => session.demo)
  const { data } = useQuery({ ...callQuery('hasTpassword', {}), enabled: !demo })
  if (demo || data?.has !== false) return children
  return (
    <InlineAlert tone="warn">
      {t('unset')}{' '}
      <AppLink to="/bindmpwd" search={{ redirect: path }} className="text-accent underline underline-offset-2">
        {t('set')}
      </AppLink>
    </InlineAlert>
  )
}
