import { defineProduct } from '../entry/product.ts'
import { checkWithdrawals, drawnByWithdrawals, heldByWithdrawals, leavingByWithdrawals } from './checkWithdrawals.ts'
import { judgeBankPayment, payBankWithdrawal } from './payWithdrawal.ts'
import {
  approveWithdrawal,
  judgeApproval,
  judgeRefusal,
  judgeTaking,
  needsSecondPerson,
  refuseWithdrawal,
  takeWithdrawal,
} from './reviewWithdrawal.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

export const WITHDRAWALS = defineProduct<
  WithdrawalsState,
  'TakeWithdrawal' | 'ApproveWithdrawal' | 'RefuseWithdrawal' | 'PayBankWithdrawal'
>({
  name: 'withdrawals',
  acts: {
    TakeWithdrawal: { judge: judgeTaking, carryOut: takeWithdrawal, matter: 'payoutReview' },
    ApproveWithdrawal: {
      judge: judgeApproval,
      carryOut: approveWithdrawal,
      matter: (state, action) => (needsSecondPerson(state, action) ? 'payout' : 'smallPayout'),
    },
    RefuseWithdrawal: { judge: judgeRefusal, carryOut: refuseWithdrawal, matter: 'payoutReview' },
    PayBankWithdrawal: { judge: judgeBankPayment, carryOut: payBankWithdrawal, matter: 'payout' },
  },
  held: heldByWithdrawals,
  leaving: leavingByWithdrawals,
  drawn: drawnByWithdrawals,
  check: checkWithdrawals,
})
