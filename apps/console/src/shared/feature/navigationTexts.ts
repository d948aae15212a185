import { defineTexts } from '../i18n/texts.ts'

/** The menu at the side. */
export const navigationTexts = defineTexts({
  groups: {
    work: 'Work',
    customers: 'Customers',
    exchange: 'Exchange',
    platform: 'Platform',
  },
  nav: {
    dashboard: 'Dashboard',
    kyc: 'Verification',
    security: 'Security changes',
    reviews: 'All reviews',
    deposits: 'Deposits',
    remittances: 'Remittances',
    loanApplications: 'Loan applications',
    repayments: 'Repayment proofs',
    withdrawals: 'Withdrawals',
    approvals: 'Approvals',
    scheduled: 'Scheduled',
    users: 'Users',
    markets: 'Markets',
    listing: 'Listing',
    fees: 'Fee tiers',
    policies: 'Policies',
    treasury: 'Treasury',
    hosting: 'Hosting',
    loans: 'Loans',
    newCoins: 'New coins',
    rewards: 'Rewards',
    custody: 'Custody',
    health: 'Health',
    audit: 'Audit',
    operators: 'Operators',
    outbox: 'Outbox',
  },
})
