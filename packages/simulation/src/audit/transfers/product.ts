import { isCustomer } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'

export const TRANSFERS: ProductAudit<'transfer'> = {
  reasons: {
    transfer: (source, destination) =>
      isCustomer(source) &&
      source.owner === destination.owner &&
      source.wallet !== destination.wallet &&
      source.bucket === 'available' &&
      destination.bucket === 'available',
  },
  isDeed: ({ type }) => type === 'FundsTransferred',
  begin: () => ({}),
}
