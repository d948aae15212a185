import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { LoanAudit, type LoanReason } from './loanAudit.ts'

const { fees, loanPool, treasury } = SYSTEM_OWNERS

export const LOANS: ProductAudit<LoanReason> = {
  reasons: {
    loan_funding: (source, destination) => isFree(source, treasury) && isFree(destination, loanPool),
    loan_return: (source, destination) => isFree(source, loanPool) && isFree(destination, treasury),
    loan_disbursement: (source, destination) => isFree(source, loanPool) && isFunds(destination, 'available'),
    loan_principal: (source, destination) => isFunds(source, 'available') && isFree(destination, loanPool),
    loan_interest: (source, destination) => isFunds(source, 'available') && isFree(destination, fees),
    loan_late_fee: (source, destination) => isFunds(source, 'available') && isFree(destination, fees),
  },
  effects: {
    LoanProductSet: ['SetLoanProduct'],
    LoanPoolFunded: ['FundLoanPool'],
    LoanPoolReturned: ['ReturnLoanPool'],
    LoanDisbursed: ['DisburseLoan'],
  },
  isDeed: ({ type }) => type === 'LoanApplied',
  opens: ({ type }) => type === 'LoanApplied' || type === 'LoanDisbursed',
  begin: (parts) => new LoanAudit(parts),
}
