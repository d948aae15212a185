import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useExchangeTime } from '../../../shared/live/useExchangeTime.ts'
import { useOpenPositions, usePendingContracts } from '../useContractRows.ts'
import { type Ending, endingsOf, type Phase, phaseAt } from './endings.ts'

/** The reader's contracts that end soon, by the exchange's clock; none while anything is still loading. */
export function useEndings(): readonly Ending[] {
  const { data: listed } = useQuery(callQuery('getContractSymbols', {}))
  const positions = useOpenPositions()
  const orders = usePendingContracts()
  const now = useExchangeTime()
  // As one text: the endings change with the phases, not with every tick of the clock.
  const phases = listed?.map(({ expiry }) => phaseAt(expiry, now)).join() ?? ''
  return useMemo(
    () => endingsOf(listed ?? [], phases.split(',') as Phase[], positions ?? [], orders ?? []),
    [listed, phases, positions, orders],
  )
}
