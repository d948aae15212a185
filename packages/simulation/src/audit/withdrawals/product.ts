import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { WithdrawalAudit } from './withdrawalAudit.ts'

const { external, fees } = SYSTEM_OWNERS

export const WITHDRAWALS: ProductAudit<'withdrawal' | 'withdrawal_fee'> = {
  reasons: {
    withdrawal: (source, destination) => isFunds(source, 'held') && isFree(destination, external),
    withdrawal_fee: (source, destination) => isFunds(source, 'held') && isFree(destination, fees),
  },
  begin: (parts) => new WithdrawalAudit(parts),
}
