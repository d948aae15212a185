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
} as const
