import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isCustomer, isFree } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { HostingAudit } from './hostingAudit.ts'

const { escrow, fees, treasury } = SYSTEM_OWNERS

export const HOSTING: ProductAudit<'hosting_escrow' | 'hosting_return' | 'hosting_loss' | 'hosting_unearned'> = {
  reasons: {
    hosting_escrow: (source, destination) => isFree(source, treasury) && isFree(destination, escrow),
    hosting_return: (source, destination) =>
      isFree(source, escrow) &&
      isCustomer(destination) &&
      destination.wallet === 'hosting' &&
      destination.bucket === 'available',
    hosting_loss: (source, destination) =>
      isCustomer(source) && source.wallet === 'hosting' && source.bucket === 'held' && isFree(destination, fees),
    hosting_unearned: (source, destination) => isFree(source, escrow) && isFree(destination, treasury),
  },
  effects: { HostingProductSet: ['SetHostingProduct'] },
  isDeed: ({ type }) => type === 'HostingBought' || type === 'HostingRedemptionAsked',
  opens: ({ type }) => type === 'HostingBought',
  begin: () => new HostingAudit(),
}
