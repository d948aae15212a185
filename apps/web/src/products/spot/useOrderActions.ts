import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { api, failureText } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { newClientId } from '../../shared/orders/clientId.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'

const sayFailure = (error: Error) => showToast('danger', failureText(error))

/** Cancels and changes. Their effect on the lists arrives on the live channel; history is asked for again. */
export function useOrderActions() {
  const t = useTexts(orderTexts)
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['getOrderList'] }),
      queries.invalidateQueries({ queryKey: ['getAsset2'] }),
    ])
  const cancel = useMutation({
    mutationFn: (orderNo: string) => api().call('cancelOrder', { orderNo, cid: newClientId() }),
    onSuccess: () => {
      showToast('ok', t('cancelled'))
      return refresh()
    },
    onError: sayFailure,
  })
  const cancelAll = useMutation({
    mutationFn: (symbol: string | undefined) =>
      api().call('cancelAllOrder', { cid: newClientId(), ...(symbol !== undefined && { symbol }) }),
    onSuccess: ({ cancelled }) => {
      showToast('ok', t('cancelAllDone', { count: cancelled }))
      return refresh()
    },
    onError: sayFailure,
  })
  const edit = useMutation({
    mutationFn: (change: {
      readonly orderNo: string
      readonly price?: string
      readonly amount?: string
      readonly cid: string
    }) => api().call('editOrder', change, { refusal: 'here' }),
    onSuccess: () => {
      showToast('ok', t('saved'))
      return refresh()
    },
  })
  return { cancel, cancelAll, edit }
}
