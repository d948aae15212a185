import { Link } from '@tanstack/react-router'
import type { AriaAttributes, ReactNode } from 'react'

export interface AppLinkProps extends AriaAttributes {
  /** A path of this console, with its numbers filled in. */
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly className?: string
  /** The link is current on the screens below it too. */
  readonly withBelow?: boolean
  readonly children: ReactNode
}

export function AppLink({ to, search, withBelow = false, children, ...rest }: AppLinkProps) {
  return (
    <Link {...rest} to={to} search={search ?? {}} activeOptions={{ exact: !withBelow, includeSearch: false }}>
      {children}
    </Link>
  )
}
