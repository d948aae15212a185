import { WITHDRAWAL_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { WITHDRAWAL_ACTS } from './acts.ts'
import { withdrawalHandlers } from './withdrawalHandlers.ts'
import type { WithdrawalParts } from './withdrawalParts.ts'
import { WITHDRAWAL_PROJECTION } from './withdrawalProjection.ts'
import { withdrawalRecord } from './withdrawalRecord.ts'

/** Value that leaves: over the chain, to a bank, or back to where it came from. */
export const withdrawals = defineProduct({
  name: 'withdrawals',
  calls: WITHDRAWAL_CALLS,
  handlers: (parts: WithdrawalParts) => withdrawalHandlers(parts),
  projection: WITHDRAWAL_PROJECTION,
  records: {
    kind: 'withdrawal',
    inDemo: 'closed',
    changedBy: ['WithdrawalRequested', 'WithdrawalMoved'],
    page: ({ getWithdrawList }, query, context) => recordPage(getWithdrawList(query, context), withdrawalRecord),
  },
  words: { withdrawal: 'Withdrawal', withdrawal_fee: 'Withdrawal fee' },
  acts: WITHDRAWAL_ACTS,
})
