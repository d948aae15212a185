import type { Decided } from '../../../trading/acts/decided.ts'
import { keepRefusalText } from '../history/withdrawalTexts.ts'

const EVENTS = {
  TakeWithdrawal: 'withdrawal_taken',
  ApproveWithdrawal: 'withdrawal_approved',
  RefuseWithdrawal: 'withdrawal_refused',
  PayBankWithdrawal: 'withdrawal_paid',
} as const

/** What operators do about a withdrawal stands in its owner's history too, with their words to the customer and not their reason. */
export const DECIDED_WITHDRAWALS: Decided = {
  keep: keepRefusalText,
  tell: (action, text, core) => {
    if (!('withdrawal' in action)) return undefined
    const owner = core.withdrawals.withdrawal(action.withdrawal)?.owner
    if (owner === undefined) return undefined
    const said = [`no. ${action.withdrawal}`, text].filter((part) => part !== '').join(' — ')
    return { owner, what: EVENTS[action.type], text: said }
  },
}
