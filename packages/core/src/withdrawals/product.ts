import { WITHDRAWALS as VOCABULARY, type WithdrawalQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readWithdrawals, writeWithdrawals } from './canonicalWithdrawals.ts'
import { checkWithdrawals, drawnByWithdrawals, heldByWithdrawals, leavingByWithdrawals } from './checkWithdrawals.ts'
import { addPayoutAddress, removePayoutAddress } from './keepAddress.ts'
import { PayoutAddresses } from './payoutAddresses.ts'
import {
  confirmWithdrawal,
  failWithdrawal,
  judgeBankPayment,
  namesTransaction,
  payBankWithdrawal,
  replacePayment,
  signWithdrawal,
} from './payWithdrawal.ts'
import { WITHDRAWAL, WITHDRAWAL_FEE } from './reasons.ts'
import { cancelWithdrawal, namesTarget, requestWithdrawal } from './requestWithdrawal.ts'
import {
  approveWithdrawal,
  judgeApproval,
  judgeRefusal,
  judgeTaking,
  needsSecondPerson,
  refuseWithdrawal,
  takeWithdrawal,
} from './reviewWithdrawal.ts'
import { withdrawalQueries } from './withdrawalQueries.ts'
import { Withdrawals } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

export const WITHDRAWALS = defineProduct<{
  state: WithdrawalsState
  slice: 'payoutAddresses' | 'withdrawals'
  vocabulary: typeof VOCABULARY
  queries: { readonly withdrawals: WithdrawalQueries }
}>({
  name: 'withdrawals',
  vocabulary: VOCABULARY,
  slice: () => ({ payoutAddresses: new PayoutAddresses(), withdrawals: new Withdrawals() }),
  part: { number: 24, write: writeWithdrawals, read: readWithdrawals },
  queries: (state) => ({ withdrawals: withdrawalQueries(state) }),
  reasons: [WITHDRAWAL, WITHDRAWAL_FEE],
  commands: {
    AddPayoutAddress: { carryOut: addPayoutAddress },
    RemovePayoutAddress: { carryOut: removePayoutAddress },
    RequestWithdrawal: { fits: namesTarget, carryOut: requestWithdrawal },
    CancelWithdrawal: { carryOut: cancelWithdrawal },
    SignWithdrawal: { fits: namesTransaction, carryOut: signWithdrawal },
    ReplacePayment: { fits: namesTransaction, carryOut: replacePayment },
    ConfirmWithdrawal: { fits: namesTransaction, carryOut: confirmWithdrawal },
    FailWithdrawal: { fits: namesTransaction, carryOut: failWithdrawal },
  },
  actions: {
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
