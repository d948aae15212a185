import { wordText } from '../i18n/texts.ts'

const KINDS: Readonly<Record<string, string>> = {
  kyc_junior: 'Identity, junior',
  kyc_senior: 'Identity, senior',
  kyc_address: 'Address',
  security_phone: 'Phone number',
  security_email: 'Email address',
  security_password: 'Login password',
  security_tpwd: 'Transaction password',
  security_question: 'Security question',
  security_factor: 'Lost second factor',
  security_unfreeze: 'Unfreeze the account',
  deposit_voucher: 'Deposit form',
  buy_coin: 'Remittance for coins',
  loan: 'Loan application',
  repayment: 'Repayment proof',
  withdrawal: 'Withdrawals',
  subscription: 'Requests for new coins',
  support: 'Conversations with customers',
}

/** The subject of a case, in words. */
export function caseKind(kind: string): string {
  return wordText(KINDS, kind)
}
