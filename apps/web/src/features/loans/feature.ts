import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Loans: money of the platform's own pool, lent for a number of days at terms that are frozen when it is applied for. */
export const loans = defineFeature({
  words: {
    loans: '@loans',
    owedLoans: '@whatIOwe',
    loanRecord: '@loanHistory',
    loanAgreement: '@loanAgreement',
    loanPool: '@loanPool',
    loanCard: 'Borrow after verification. What it costs on time, late and at worst is shown before you sign.',
  },
  routes: [
    {
      path: '/currency',
      access: 'login',
      title: 'loans',
      needs: 'lendBuy',
      menus: { financial: { word: 'loans', place: 20 } },
      card: { word: 'loans', text: 'loanCard', place: 60 },
      screen: lazyScreen(() => import('./LoanScreen.tsx'), 'LoanScreen'),
    },
    {
      path: '/repayment',
      access: 'login',
      title: 'owedLoans',
      needs: 'lendBack',
      screen: lazyScreen(() => import('./OwedScreen.tsx'), 'OwedScreen'),
    },
    {
      path: '/repayment2',
      access: 'login',
      title: 'owedLoans',
      needs: 'lendBack',
      screen: lazyScreen(() => import('./RepaymentScreen.tsx'), 'RepaymentScreen'),
    },
    {
      path: '/currencyRecord',
      access: 'login',
      title: 'loanRecord',
      needs: 'lendMylist',
      screen: lazyScreen(() => import('./LoanRecordScreen.tsx'), 'LoanRecordScreen'),
    },
    {
      path: '/agreement',
      access: 'login',
      title: 'loanAgreement',
      screen: lazyScreen(() => import('./LoanAgreementScreen.tsx'), 'LoanAgreementScreen'),
    },
    {
      path: '/loans',
      access: 'public',
      title: 'loanPool',
      needs: 'getLoanBook',
      screen: lazyScreen(() => import('./LoanBookScreen.tsx'), 'LoanBookScreen'),
    },
  ],
  record: { type: 'loan', word: 'loans', place: 70, inDemo: false },
})
