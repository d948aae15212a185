import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isCustomer, isFree } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { OptionAudit } from './optionAudit.ts'

const { optionsPool } = SYSTEM_OWNERS

export const TIMED_OPTIONS: ProductAudit<'option_stake' | 'option_payout'> = {
  reasons: {
    option_stake: (source, destination) =>
      isCustomer(source) &&
      source.wallet === 'delivery' &&
      source.bucket === 'held' &&
      isFree(destination, optionsPool),
    option_payout: (source, destination) =>
      source.owner === optionsPool &&
      source.bucket === 'held' &&
      isCustomer(destination) &&
      destination.wallet === 'delivery' &&
      destination.bucket === 'available',
  },
  isDeed: ({ type }) => type === 'OptionBought',
  opens: ({ type }) => type === 'OptionBought',
  begin: (parts) => new OptionAudit(parts),
}
