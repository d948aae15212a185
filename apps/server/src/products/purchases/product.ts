import { PURCHASE_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { PURCHASE_ACTS } from './acts.ts'
import { PURCHASE_MIGRATIONS } from './migrations/index.ts'
import { readPayee } from './payee.ts'
import { type PurchaseServices, purchaseCalls } from './purchaseCalls.ts'
import { purchaseCase } from './purchaseCase.ts'
import { PURCHASE_MESSAGES } from './purchaseMessages.ts'
import { purchaseRecord } from './purchaseRecord.ts'
import { PurchaseRows } from './purchaseRows.ts'

/** Coins bought by remittance. */
export const purchases = defineProduct({
  name: 'purchases',
  calls: PURCHASE_CALLS,
  async handlers(
    services: Omit<PurchaseServices, 'rows' | 'payee'> &
      Omit<Parameters<typeof purchaseCase>[0], 'rows'> &
      Pick<ProductServices, 'clock' | 'key' | 'folder' | 'sandbox'>,
  ) {
    const payee = await readPayee(services.folder, services.sandbox)
    const rows = new PurchaseRows(services)
    services.desk.register(purchaseCase({ ...services, rows }))
    return purchaseCalls({ ...services, rows, payee })
  },
  migrations: PURCHASE_MIGRATIONS,
  projection: defineProjection({
    tables: [],
    events: {},
    elsewhere: { PurchaseCredited: 'told by the entries of the ledger' },
  }),
  records: {
    kind: 'buycoin',
    inDemo: 'closed',
    changedBy: ['PurchaseCredited'],
    page: ({ getBuycoinList }, query, context) => recordPage(getBuycoinList(query, context), purchaseRecord),
  },
  messages: PURCHASE_MESSAGES,
  words: { purchase: 'Coins bought by remittance' },
  acts: PURCHASE_ACTS,
})
