import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlertRow, CallInput } from '@touchstone/protocol'
import { useEffect } from 'react'
import { api } from '../api/api.ts'
import { callQuery } from '../api/queries.ts'
import { useNewestMessage } from '../messages/useInbox.ts'
import { useSession } from '../session/sessionStore.ts'

const KEY = ['getAlertList']

/** The price alerts that wait, asked for anew when one was told. Nothing for a visitor. */
export function useAlerts() {
  const signedIn = useSession((session) => session.token !== '')
  const queries = useQueryClient()
  const newest = useNewestMessage()
  const told = newest?.kind === 'priceAlert' ? newest.id : ''
  useEffect(() => {
    if (told !== '') void queries.invalidateQueries({ queryKey: KEY })
  }, [told, queries])
  return useQuery({ ...callQuery('getAlertList', {}, { refusal: 'here' }), enabled: signedIn })
}

const NONE: readonly AlertRow[] = []

export function useAlertsOn(symbol: string): readonly AlertRow[] {
  const list = useAlerts().data?.list ?? NONE
  return list.filter((alert) => alert.symbol === symbol)
}

export function useAddAlert(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (alert: CallInput<'addAlert'>) => api().call('addAlert', alert, { refusal: 'here' }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Takes an alert away by its number; one that is gone already is gone. */
export function useRemoveAlert(): (id: string) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => api().call('delAlert', { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  return mutate
}
