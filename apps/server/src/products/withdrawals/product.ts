import { WITHDRAWAL_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { WITHDRAWAL_ACTS } from './acts.ts'
import { WITHDRAWAL_PROJECTION } from './history/withdrawalProjection.ts'
import { withdrawalRecord } from './history/withdrawalRecord.ts'
import { withdrawalMails } from './mails/withdrawalMails.ts'
import { WITHDRAWAL_MIGRATIONS } from './migrations/index.ts'
import { createBankPayees } from './payees/bankPayees.ts'
import { DECIDED_WITHDRAWALS } from './review/decidedWithdrawals.ts'
import { withdrawalHandlers } from './withdrawalHandlers.ts'
import type { WithdrawalServices } from './withdrawalServices.ts'

/** Value that leaves: over the chain, to a bank, or back to where it came from. */
export const withdrawals = defineProduct({
  name: 'withdrawals',
  calls: WITHDRAWAL_CALLS,
  handlers: async (
    services: Omit<WithdrawalServices, 'payees'> &
      Omit<Parameters<typeof withdrawalMails>[0], 'payees'> &
      Pick<ProductServices, 'key'>,
  ) => {
    const payees = createBankPayees(services)
    await payees.digestAccounts()
    return withdrawalHandlers({ ...services, payees })
  },
  workers: (services) => [withdrawalMails({ ...services, payees: createBankPayees(services) })],
  migrations: WITHDRAWAL_MIGRATIONS,
  projection: WITHDRAWAL_PROJECTION,
  records: {
    kind: 'withdrawal',
    inDemo: 'closed',
    changedBy: ['WithdrawalRequested', 'WithdrawalMoved'],
    page: ({ getWithdrawList }, query, context) => recordPage(getWithdrawList(query, context), withdrawalRecord),
  },
  words: { withdrawal: 'Withdrawal', withdrawal_fee: 'Withdrawal fee' },
  acts: WITHDRAWAL_ACTS,
  decided: DECIDED_WITHDRAWALS,
})
