import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RoutePath } from './AppLink.tsx'

export type SearchFields = Readonly<Record<string, string>>

/** One field of the address's query, "" when absent. */
export function useSearchField(name: string): string {
  return useSearch({ strict: false, select: (search: SearchFields) => search[name] ?? '' }) as string
}

export type GoTo = (to: RoutePath, search?: SearchFields, options?: { readonly replace?: boolean }) => void

export function useGoTo(): GoTo {
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

/** Query fields are text: no number, no JSON is read into them. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeSearch(search: Record<string, unknown>): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
