import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { DepositAudit } from './depositAudit.ts'

const { external } = SYSTEM_OWNERS

export const DEPOSITS: ProductAudit<'deposit'> = {
  reasons: {
    deposit: (source, destination) => isFree(source, external) && isFunds(destination, 'available'),
  },
  begin: (parts) => new DepositAudit(parts),
}
