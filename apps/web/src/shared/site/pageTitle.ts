import { useEffect } from 'react'
import { useSiteName } from './useSite.ts'

/** "{page} | {site}" in the browser's tab while the component is shown. */
export function usePageTitle(page: string): void {
  const site = useSiteName()
  useEffect(() => {
    if (page !== '') document.title = `${page} | ${site}`
  }, [page, site])
}
