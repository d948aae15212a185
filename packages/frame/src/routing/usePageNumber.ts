import { useSearchField } from './search.ts'

/** The page of a list as the address says it, the first when it says none. */
export function usePageNumber(): number {
  return Math.max(1, Number(useSearchField('page')) || 1)
}
