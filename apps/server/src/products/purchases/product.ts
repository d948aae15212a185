import { PURCHASE_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { PURCHASE_ACTS } from './acts.ts'
import { readPayee } from './payee.ts'
import { type PurchaseCallParts, purchaseCalls } from './purchaseCalls.ts'
import { type PurchaseCaseParts, purchaseCase } from './purchaseCase.ts'
import { purchaseRecord } from './purchaseRecord.ts'
import { createPurchaseRows, type PurchaseRowsOptions } from './purchaseRows.ts'

export interface PurchaseServices
  extends Omit<PurchaseCallParts, 'rows' | 'payee' | 'real'>,
    Omit<PurchaseCaseParts, 'rows' | 'onProblem' | 'onChange'>,
    PurchaseRowsOptions {
  readonly desk: PurchaseCallParts['desk'] & { register(kind: ReturnType<typeof purchaseCase>): void }
  /** The data folder, and whether everything in it is play. */
  readonly folder: string
  readonly sandbox: boolean
  readonly problem: (event: string, error: unknown, message: string) => void
  readonly recordsChanged: (owner: number, kind: 'buycoin') => void
}

/** Coins bought by remittance. */
export const purchases = defineProduct({
  name: 'purchases',
  calls: PURCHASE_CALLS,
  async handlers(services: PurchaseServices) {
    const payee = await readPayee(services.folder, services.sandbox)
    const rows = createPurchaseRows(services)
    services.desk.register(
      purchaseCase({
        ...services,
        rows,
        onProblem: (error) => services.problem('purchase_mail_failed', error, 'a customer could not be told'),
        onChange: (owner) => services.recordsChanged(owner, 'buycoin'),
      }),
    )
    return purchaseCalls({ ...services, rows, payee })
  },
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
  words: { purchase: 'Coins bought by remittance' },
  acts: PURCHASE_ACTS,
})
