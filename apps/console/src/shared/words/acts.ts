import { wordText } from '../i18n/texts.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  AppointOperator: 'Operator and roles',
  FreezeOwner: 'Freeze of an account',
  HoldWithdrawals: 'Hold of withdrawals',
  SetVerification: 'Verification level',
  SetTier: 'Fee tier of a customer',
  SetFeeTiers: 'Fee tiers',
  SetVerificationPolicy: 'Verification policy',
  SetMarketState: 'State of a market',
  ChangeMarket: 'Limits of a spot market',
  ChangeContract: 'Limits of a contract',
  ListIndex: 'Listing of an index',
  ListContract: 'Listing of a contract',
  ListOptions: 'Listing of timed orders',
  ContributeCapital: 'Capital contribution',
  CancelDecision: 'Taking back a decision',
  SetMoneyTerms: 'Terms of deposits and withdrawals',
  TakeWithdrawal: 'Review of a withdrawal',
  ApproveWithdrawal: 'Approval of a withdrawal',
  RefuseWithdrawal: 'Refusal of a withdrawal',
  PayBankWithdrawal: 'Bank payment of a withdrawal',
}

/** What an action of the core is called here. */
export function actionName(action: string): string {
  return wordText(ACTIONS, action)
}
