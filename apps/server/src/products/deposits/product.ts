import { DEPOSIT_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { depositHandlers } from './depositHandlers.ts'
import type { DepositParts } from './depositParts.ts'
import { depositRecord } from './depositRecord.ts'
import { type VoucherCaseParts, voucherCase } from './voucherCase.ts'

export interface DepositServices extends DepositParts, Omit<VoucherCaseParts, 'onProblem' | 'onChange'> {
  readonly desk: DepositParts['desk'] & { register(kind: ReturnType<typeof voucherCase>): void }
  readonly problem: (event: string, error: unknown, message: string) => void
  readonly recordsChanged: (owner: number, kind: 'deposit') => void
}

/** Money that comes in over a chain. */
export const deposits = defineProduct({
  name: 'deposits',
  calls: DEPOSIT_CALLS,
  handlers(services: DepositServices) {
    services.desk.register(
      voucherCase({
        ...services,
        onProblem: (error) => services.problem('deposit_mail_failed', error, 'a customer could not be told'),
        onChange: (owner) => services.recordsChanged(owner, 'deposit'),
      }),
    )
    return depositHandlers(services)
  },
  projection: defineProjection({
    tables: [],
    events: {},
    elsewhere: { DepositCredited: 'told by the entries of the ledger' },
  }),
  records: {
    kind: 'deposit',
    inDemo: 'closed',
    changedBy: ['DepositCredited'],
    page: ({ getRechargeList }, query, context) => recordPage(getRechargeList(query, context), depositRecord),
  },
  words: { deposit: 'Deposit' },
})
