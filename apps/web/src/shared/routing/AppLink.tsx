import { Link } from '@tanstack/react-router'
import type { AriaAttributes, MouseEvent, ReactNode } from 'react'

/** Filled in by the route table, so that a link to a path that does not exist is a type error. */
export interface RouteRegister {
  readonly registered?: true
}

export type RoutePath = RouteRegister extends { readonly path: infer Path extends string } ? Path : string

export interface AppLinkProps extends AriaAttributes {
  readonly to: RoutePath
  readonly search?: Readonly<Record<string, string>>
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
}

/** A link inside the app; its screen is fetched when pointed at or focused. */
export function AppLink({
  to,
  search,
  activeClassName,
  prefetch = true,
  matchSearch = false,
  children,
  ...rest
}: AppLinkProps) {
  return (
    <Link
      {...rest}
      to={to as string}
      search={search ?? {}}
      preload={prefetch ? 'intent' : false}
      activeOptions={{ exact: true, includeSearch: matchSearch }}
      {...(activeClassName !== undefined && { activeProps: { className: activeClassName } })}
    >
      {children}
    </Link>
  )
}
