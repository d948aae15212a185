import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

type Fields = Readonly<Record<string, unknown>>

/** A field as text: the router reads figures and truth values out of an address. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** One part of the path, '' when the screen's path has none of that name. */
export function usePathPart(name: string): string {
  return useParams({ strict: false, select: (parts: Fields) => textOf(parts[name]) }) as string
}

/** One field of the query, '' when absent. */
export function useQueryField(name: string): string {
  return useSearch({ strict: false, select: (search: Fields) => textOf(search[name]) }) as string
}

/** Goes to a path of the console. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate()
  return useCallback((to) => void navigate({ to, search: {} }), [navigate])
}

/** Changes fields of this screen's query in place; '' takes a field away. */
export function useSetQuery(): (fields: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate()
  return useCallback(
    (fields) =>
      void navigate({
        to: '.',
        replace: true,
        search: (before: Fields) =>
          Object.fromEntries(Object.entries({ ...before, ...fields }).filter(([, value]) => value !== '')),
      }),
    [navigate],
  )
}
