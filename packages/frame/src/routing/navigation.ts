import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchFields } from './search.ts'

/** One part of the path, "" when the screen's path has none of that name. */
export function usePathPart(name: string): string {
  return useParams({ strict: false, select: (parts: SearchFields) => parts[name] ?? '' }) as string
}

export type GoTo<Path extends string = string> = (
  to: Path,
  search?: SearchFields,
  options?: { readonly replace?: boolean },
) => void

/** Goes to a path of the app. */
export function useGoTo<Path extends string = string>(): GoTo<Path> {
  const navigate = useNavigate()
  return useCallback(
    (to, search = {}, { replace = false } = {}) => {
      void navigate({ to: to as string, search, replace })
    },
    [navigate],
  )
}

/** Goes to an internal address with its query, as it stands in a `redirect` field. */
export function useGoToAddress(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback((address) => void navigate({ href: address, replace: true }), [navigate])
}
