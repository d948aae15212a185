import type { Kyc } from './kyc.ts'

const NOTHING = { state: 'not_sent', reason: '', time: 0 } as const

export const NEW_KYC: Kyc = {
  junior: NOTHING,
  senior: NOTHING,
  address: NOTHING,
  country: 'HK',
  fields: {
    idTypeId: 0,
    name: '',
    idNumber: '',
    bank_name: '',
    bank_number: '',
    address: '',
    frontId: '',
    backId: '',
    handId: '',
    billId: '',
  },
  levels: [
    { level: 0, loanLimit: '0', dailyWithdrawal: '1000' },
    { level: 1, loanLimit: '5000', dailyWithdrawal: '10000' },
    { level: 2, loanLimit: '20000', dailyWithdrawal: '50000' },
    { level: 3, loanLimit: '100000', dailyWithdrawal: '200000' },
  ],
  level: 0,
}

const FILLED = { ...NEW_KYC.fields, idTypeId: 2, name: 'Ann Archer', idNumber: 'K1234567' }
const TIME = Date.UTC(2026, 0, 2, 3, 4)

export const REJECTED_KYC: Kyc = {
  ...NEW_KYC,
  junior: { state: 'rejected', reason: 'The name differs from that on the document.', time: TIME },
  fields: FILLED,
}

export const REVIEW_KYC: Kyc = { ...NEW_KYC, junior: { state: 'review', reason: '', time: TIME }, fields: FILLED }

export const JUNIOR_KYC: Kyc = {
  ...NEW_KYC,
  junior: { state: 'approved', reason: '', time: TIME },
  fields: FILLED,
  level: 1,
}
