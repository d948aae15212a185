import { useDocumentTitle } from '@touchstone/ui'
import { useSiteName } from './useSite.ts'

/** "{page} | {site}" in the browser's tab while the component is shown. */
export function usePageTitle(page: string): void {
  const site = useSiteName()
  useDocumentTitle(page === '' ? '' : `${page} | ${site}`)
}
