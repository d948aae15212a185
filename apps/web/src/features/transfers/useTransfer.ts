import { type Intent, useIntent } from '../../shared/orders/useIntent.ts'

export type TransferState = Intent<'addTransfer'>['state']

const RENEWS = ['getTransferInfo', 'getTransferList', 'getAsset2', 'getContractAccount'] as const

/** Sends one transfer per intent. */
export function useTransfer(): Intent<'addTransfer'> {
  return useIntent('addTransfer', RENEWS)
}
