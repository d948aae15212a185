import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ContractMarket, readContract } from './contractMarket.ts'
import { contractInfo } from './contractReads.ts'

const FRESH_MS = 15_000

export interface ContractAnswer {
  readonly market: ContractMarket | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** One contract's terms and state, asked again now and then because it may close, halt or settle. `symbol` "": none. */
export function useContractMarket(symbol: string): ContractAnswer {
  const { data, error, refetch } = useQuery({
    ...contractInfo(symbol),
    enabled: symbol !== '',
    refetchInterval: FRESH_MS,
  })
  const market = useMemo(() => data && readContract(data), [data])
  return { market, error, retry: () => void refetch() }
}
