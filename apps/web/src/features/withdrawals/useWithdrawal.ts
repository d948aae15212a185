import { type Intent, type IntentName, useIntent } from '../../shared/orders/useIntent.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'

type Leaving = 'addWithdraw' | 'addBankWithdraw' | 'returnDeposit' | 'cancelWithdraw'

const RENEWS = ['getWithdrawInfo', 'getWithdrawList', 'getAsset2', 'getTransferInfo'] as const

/** One request per intent, with a proof of identity where one is missing. */
export function useWithdrawal<Name extends Leaving & IntentName>(name: Name): Intent<Name> {
  return useIntent(name, RENEWS, withStepUp)
}
