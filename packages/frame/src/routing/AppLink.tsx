import { Link } from '@tanstack/react-router'
import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import type { SearchFields } from './search.ts'

export interface AppLinkProps<Path extends string = string> extends AriaAttributes {
  /** A path of the app, with its numbers filled in. */
  readonly to: Path
  readonly search?: SearchFields
  readonly className?: string
  readonly activeClassName?: string
  /** May prevent the navigation. */
  readonly onClick?: (event: MouseEvent) => void
  readonly children: ReactNode
  /** False for links that must not be fetched ahead. */
  readonly prefetch?: boolean
  readonly title?: string
  /** The link counts as current only with the same query. */
  readonly matchSearch?: boolean
  /** The link is current on the screens below it too. */
  readonly withBelow?: boolean
  /** In a tab of its own: what is typed on this screen stays. */
  readonly apart?: boolean
}

/** A link inside the app; its screen is fetched when pointed at or focused. */
export function AppLink<Path extends string = string>({
  to,
  search,
  activeClassName,
  prefetch = true,
  matchSearch = false,
  withBelow = false,
  apart = false,
  children,
  ...rest
}: AppLinkProps<Path>) {
  return (
    <Link
      {...rest}
      to={to as string}
      search={search ?? {}}
      preload={prefetch ? 'intent' : false}
      activeOptions={{ exact: !withBelow, includeSearch: matchSearch }}
      {...(apart && { target: '_blank', rel: 'noopener' })}
      {...(activeClassName !== undefined && { activeProps: { className: activeClassName } })}
    >
      {children}
    </Link>
  )
}
