export const WITHDRAWAL_ACTS = {
  TakeWithdrawal: 'Review of a withdrawal',
  ApproveWithdrawal: 'Approval of a withdrawal',
  RefuseWithdrawal: 'Refusal of a withdrawal',
  PayBankWithdrawal: 'Bank payment of a withdrawal',
} as const
