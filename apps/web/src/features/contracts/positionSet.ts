import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import type { RoutePath } from '../../shared/routing/AppLink.tsx'

export const LIST_TABS = ['pending', 'trading', 'closed', 'cancelled'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** Which contracts a positions page is about. */
export interface PositionSet {
  readonly title: 'crypto' | 'perpetual'
  readonly filter: Pick<CallInput<'getContractList'>, 'class' | 'kind'>
  /** Where to open such a position. */
  readonly trade: RoutePath
}

export const CRYPTO_POSITIONS: PositionSet = { title: 'crypto', filter: { class: 'crypto' }, trade: '/deal_c' }
export const PERPETUAL_POSITIONS: PositionSet = {
  title: 'perpetual',
  filter: { kind: 'perpetual' },
  trade: '/leverTransactions',
}

/** The set's contracts by symbol; undefined while loading. */
export function useContractsOf({ filter }: PositionSet): ReadonlySet<string> | undefined {
  const { data } = useQuery(callQuery('getContractSymbols', {}))
  return useMemo(() => {
    const wanted = data?.filter(
      (one) =>
        (filter.class === undefined || one.class === filter.class) &&
        (filter.kind === undefined || one.kind === filter.kind),
    )
    return wanted && new Set(wanted.map(({ symbol }) => symbol))
  }, [data, filter])
}
