import { DEPOSIT_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { type CreditServices, creditWorker } from './creditWorker.ts'
import { depositHandlers } from './depositHandlers.ts'
import { DEPOSIT_MESSAGES } from './depositMessages.ts'
import { depositRecord } from './depositRecord.ts'
import { DEPOSIT_MIGRATIONS } from './migrations/index.ts'
import { voucherCase } from './voucherCase.ts'

/** Money that comes in over a chain. */
export const deposits = defineProduct({
  name: 'deposits',
  calls: DEPOSIT_CALLS,
  handlers(services: Parameters<typeof depositHandlers>[0] & Parameters<typeof voucherCase>[0] & CreditServices) {
    services.desk.register(voucherCase(services))
    return depositHandlers(services)
  },
  workers: (services) => (services.chain ? [creditWorker(services.chain, services)] : []),
  migrations: DEPOSIT_MIGRATIONS,
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
  messages: DEPOSIT_MESSAGES,
  words: { deposit: 'Deposit' },
})
