import { readSearch } from '@touchstone/frame'
import type { ReactNode } from 'react'
import { AppLink, type RoutePath } from './AppLink.tsx'
import { safeRedirect } from './safeRedirect.ts'

/** A link whose address an editor typed: only to our own pages, any other address becomes plain text. */
export function InternalLink({
  address,
  className,
  children,
}: {
  readonly address: string
  readonly className: string
  readonly children: ReactNode
}) {
  const safe = safeRedirect(address)
  if (safe !== address) return children
  const [path = '/', query = ''] = safe.split('?')
  return (
    <AppLink to={path as RoutePath} search={readSearch(query)} className={className}>
      {children}
    </AppLink>
  )
}
