import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The query of an address. */
export type SearchFields = Readonly<Record<string, string>>

/** Query fields are text: no number, no JSON is read into them. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeSearch(search: Record<string, unknown>): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** One field of the address's query, "" when absent. */
export function useSearchField(name: string): string {
  return useSearch({ strict: false, select: (search: SearchFields) => search[name] ?? '' }) as string
}

/** Changes fields of this screen's query in place; "" takes a field away. Only another page of a list is read from the top. */
export function useSetSearch(): (fields: SearchFields) => void {
  const navigate = useNavigate()
  return useCallback(
    (fields) => {
      const search = (before: SearchFields) => ({ ...before, ...fields })
      void navigate({ to: '.', replace: true, resetScroll: Boolean(fields.page), search })
    },
    [navigate],
  )
}
