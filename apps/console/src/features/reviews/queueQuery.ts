import { usePageNumber, usePathPart, useSearchField } from '@touchstone/frame'
import { type AdminCallData, CASE_KINDS, CASE_STATES, type CaseState } from '@touchstone/protocol/admin'
import { liveQuery } from '../../shared/api/queries.ts'

const EVERY_MS = 10_000
export const QUEUE_PAGE = 50

/** Families of kinds; "all" is every kind. */
const FAMILIES = ['kyc', 'security', 'deposit', 'buy', 'loan', 'repayment', 'all'] as const
export type Family = (typeof FAMILIES)[number]

export type CaseLine = AdminCallData<'getCaseList'>['list'][number]

export interface QueueFilter {
  readonly kind: string
  readonly state: CaseState | ''
  readonly mine: boolean
  readonly q: string
  readonly page: number
}

export function familyOf(part: string): Family {
  return FAMILIES.find((family) => family === part) ?? 'all'
}

export function kindsOf(family: Family): readonly string[] {
  return family === 'all' ? CASE_KINDS : CASE_KINDS.filter((kind) => kind.startsWith(family))
}

/** The filter in the address. */
export function useQueueFilter(): { readonly family: Family; readonly filter: QueueFilter } {
  const family = familyOf(usePathPart('family'))
  const kind = useSearchField('kind')
  const state = useSearchField('state')
  const filter: QueueFilter = {
    kind: kindsOf(family).includes(kind) ? kind : family === 'all' ? '' : family,
    state: CASE_STATES.find((known) => known === state) ?? '',
    mine: useSearchField('mine') === '1',
    q: useSearchField('q'),
    page: usePageNumber(),
  }
  return { family, filter }
}

export function queueQuery(filter: QueueFilter) {
  return liveQuery('getCaseList', { ...filter, size: QUEUE_PAGE }, EVERY_MS)
}

/** The neighbour of a case in the queue, `step` lines further; undefined at its ends. An unknown case begins at the top. */
export function neighbour(lines: readonly CaseLine[], id: string, step: 1 | -1): CaseLine | undefined {
  const at = lines.findIndex((line) => line.id === id)
  return at < 0 ? lines[0] : lines[at + step]
}
