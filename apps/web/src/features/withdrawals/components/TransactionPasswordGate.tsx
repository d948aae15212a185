import { useQuery } from '@tanstack/react-query'
import { InlineAlert } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { addressTexts } from '../addressTexts.ts'

export interface TransactionPasswordGateProps {
  /** Where to come back to. */
  readonly path: string
  readonly children: ReactNode
}

/** In place of what needs the transaction password, while there is none: where to set it. */
export function TransactionPasswordGate({ path, children }: TransactionPasswordGateProps) {
  const t = useTexts(addressTexts)
  const { data } = useQuery(callQuery('hasTpassword', {}))
  if (data?.has !== false) return children
  return (
    <InlineAlert tone="warn">
      {t('unset')}{' '}
      <AppLink to="/bindmpwd" search={{ redirect: path }} className="text-accent underline underline-offset-2">
        {t('set')}
      </AppLink>
    </InlineAlert>
  )
}
