import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import type { ContractInfo } from '../../products/contracts/contractMarket.ts'
import { contractInfo, indexInfo } from '../../products/contracts/contractReads.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { isUnknownSymbol } from '../../shared/markets/unknownSymbol.ts'

export type SpotInfo = CallData<'getCurrencyMessage'>

const FRESH_MS = 15_000

/** The kind of a symbol: a contract, a spot market, or the index of either. */
export interface InstrumentAnswer {
  readonly contract: ContractInfo | undefined
  readonly spot: SpotInfo | undefined
  /** Whether any of the three kinds knows the symbol. */
  readonly known: boolean
  readonly loading: boolean
  /** Neither an answer nor a refusal. */
  readonly error: Error | null
  readonly retry: () => void
}

/** Asks for a symbol as each kind of thing; a refusal only says that it is not that kind. */
export function useInstrument(symbol: string): InstrumentAnswer {
  const contract = useQuery({ ...contractInfo(symbol), refetchInterval: FRESH_MS })
  const spot = useQuery(callQuery('getCurrencyMessage', { symbol }, { refusal: 'here' }))
  const index = useQuery(indexInfo(symbol))
  const all = [contract, spot, index]
  return {
    contract: contract.data,
    spot: spot.data,
    known: all.some(({ data }) => data !== undefined),
    loading: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error && !isUnknownSymbol(error))?.error ?? null,
    retry: () => {
      for (const query of all) void query.refetch()
    },
  }
}
