import type { Acts } from '../../trading/acts/acts.ts'

type Act = 'TakeWithdrawal' | 'ApproveWithdrawal' | 'RefuseWithdrawal' | 'PayBankWithdrawal'

export const WITHDRAWAL_ACTS: Acts<Act> = {
  TakeWithdrawal: ({ withdrawal }) => `Begin the review of withdrawal ${withdrawal}`,
  ApproveWithdrawal: ({ withdrawal }) => `Approve withdrawal ${withdrawal}`,
  RefuseWithdrawal: ({ withdrawal }) => `Refuse withdrawal ${withdrawal} and give its amount back`,
  PayBankWithdrawal: ({ withdrawal, reference }) =>
    `Write down that the bank has paid withdrawal ${withdrawal}: ${reference}`,
}
