import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../api/queries.ts'

/** What changes only when the platform is set up differently. */
const RARELY = { staleTime: 5 * 60_000 }

export function useSetting(): CallData<'getSetting'> | undefined {
  return useQuery({ ...callQuery('getSetting', {}), ...RARELY }).data
}

export function useParam(): CallData<'getParam'> | undefined {
  return useQuery({ ...callQuery('getParam', {}), ...RARELY }).data
}

export function useSiteInfo(): CallData<'info'> | undefined {
  return useQuery({ ...callQuery('info', {}), ...RARELY }).data
}

export const SITE_NAME = 'Touchstone'

export function useSiteName(): string {
  return useQuery({ ...callQuery('getLogo', {}), ...RARELY }).data?.name || SITE_NAME
}
