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
  'tryEditContract',
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

/** What closes positions: nothing else ever spends what is kept for it. */
export const CLOSING_CALLS: readonly CallName[] = ['closeContract', 'closeAllContract']

/** What takes risk away, or asks what that would do: still possible for somebody whose orders are at their limit. */
export const RISK_REDUCING_CALLS: readonly CallName[] = [
  'cancelOrder',
  'cancelAllOrder',
  'cancelContract',
  'cancelAllContract',
  ...CLOSING_CALLS,
  'setTpsl',
  'tryMargin',
  'editMargin',
]
