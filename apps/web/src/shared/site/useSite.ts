import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../api/queries.ts'
import { useSentence } from '../said/said.ts'

/** Settings of the platform, which change only when it is set up differently. */
const RARELY = { staleTime: 5 * 60_000 }

const LONGEST_PAUSE_MS = 10_000

/** Says among others that prices are simulated: no page goes without for longer than the server does. */
const setting = {
  ...callQuery('getSetting', {}),
  ...RARELY,
  retry: true,
  retryDelay: (failures: number) => Math.min(500 * 2 ** failures, LONGEST_PAUSE_MS),
}

/** A page that is late by this much jumps rather than stays blank. */
const PATIENCE_MS = 1_000

/** Ends with what a page would rather begin with, or when it has waited for long enough. */
export async function withinPatience(arrival: Promise<unknown>): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([arrival, patience])
}

/** Waits a moment for the data of the bars over every page, so that nothing moves when the bars appear. */
export function settingArrived(queries: QueryClient): Promise<void> {
  return withinPatience(queries.prefetchQuery(setting))
}

export function useSetting(): CallData<'getSetting'> | undefined {
  return useQuery(setting).data
}

export function useParam(): CallData<'getParam'> | undefined {
  return useQuery({ ...callQuery('getParam', {}), ...RARELY }).data
}

/** Nobody knows now how the platform is set up. */
export function useParamMissing(): boolean {
  return useQuery({ ...callQuery('getParam', {}), ...RARELY }).isLoadingError
}

export function useSiteInfo(): CallData<'info'> | undefined {
  return useQuery({ ...callQuery('info', {}), ...RARELY }).data
}

const SITE_NAME = 'Touchstone'

export function useSiteName(): string {
  return useQuery({ ...callQuery('getLogo', {}), ...RARELY }).data?.name || SITE_NAME
}

/** Where prices come from, in the reader's language; undefined until it is known. */
export function useFeedLabel(): string | undefined {
  const say = useSentence()
  const label = useSetting()?.feedLabel
  return label === undefined ? undefined : say(label)
}
