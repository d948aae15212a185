import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { api, failureText } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { newClientId } from '../../shared/orders/clientId.ts'
import { contractTexts } from './texts.ts'

/** Reads that are old after something was done with contracts. */
export const CONTRACT_READS = ['getContractList', 'getContractAccount', 'getContractInfo', 'getAsset2'] as const

const sayFailure = (error: Error) => showToast('danger', failureText(error))

/** Cancels: repeating one is harmless, so each press is its own request. The lists follow on their channels. */
export function useContractCancels() {
  const t = useTexts(contractTexts)
  const queries = useQueryClient()
  const refresh = () => Promise.all(CONTRACT_READS.map((name) => queries.invalidateQueries({ queryKey: [name] })))
  const cancel = useMutation({
    mutationFn: (orderNo: string) => api().call('cancelContract', { orderNo, cid: newClientId() }),
    onSuccess: () => {
      showToast('ok', t('cancelAll.cancelled'))
      return refresh()
    },
    onError: sayFailure,
  })
  const cancelAll = useMutation({
    mutationFn: (symbol: string | undefined) =>
      api().call('cancelAllContract', { cid: newClientId(), ...(symbol !== undefined && { symbol }) }),
    onSuccess: ({ cancelled }) => {
      showToast('ok', t('cancelAll.done', { count: cancelled }))
      return refresh()
    },
    onError: sayFailure,
  })
  return { cancel, cancelAll }
}
