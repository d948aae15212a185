import { ApproveWithdrawal, PayBankWithdrawal, RefuseWithdrawal, TakeWithdrawal } from './actions.ts'
import {
  AddPayoutAddress,
  CancelWithdrawal,
  ConfirmWithdrawal,
  FailWithdrawal,
  RemovePayoutAddress,
  ReplacePayment,
  RequestWithdrawal,
  SignWithdrawal,
} from './commands.ts'
import { PayoutAddressAdded, PayoutAddressRemoved, WithdrawalMoved, WithdrawalRequested } from './events.ts'
import { WITHDRAWAL_REASONS } from './reasons.ts'

export const WITHDRAWALS = {
  name: 'withdrawals',
  commands: {
    AddPayoutAddress,
    RemovePayoutAddress,
    RequestWithdrawal,
    CancelWithdrawal,
    SignWithdrawal,
    ReplacePayment,
    ConfirmWithdrawal,
    FailWithdrawal,
  },
  actions: { TakeWithdrawal, ApproveWithdrawal, RefuseWithdrawal, PayBankWithdrawal },
  events: { PayoutAddressAdded, PayoutAddressRemoved, WithdrawalRequested, WithdrawalMoved },
  reasons: WITHDRAWAL_REASONS,
} as const
