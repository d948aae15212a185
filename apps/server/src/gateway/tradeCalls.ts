import type { CallName } from '@touchstone/protocol'

/** What traders and their programs call all day: limited per owner, and answered over the socket as well. */
export const TRADE_CALLS: readonly CallName[] = [
  'tryOrder',
  'addOrder',
  'editOrder',
  'cancelOrder',
  'cancelAllOrder',
  'tryContract',
  'addContract',
  'editContract',
  'cancelContract',
  'cancelAllContract',
  'closeContract',
  'closeAllContract',
  'setTpsl',
  'tryMargin',
  'editMargin',
  'setLeverage',
  'addDelivery',
]
