import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { NewCoinAudit } from './newCoinAudit.ts'

const { external, offering } = SYSTEM_OWNERS

type Reason =
  | 'offering_funded'
  | 'subscription_paid'
  | 'subscription_coins'
  | 'subscription_returned'
  | 'offering_paid_out'

export const NEW_COINS: ProductAudit<Reason> = {
  reasons: {
    offering_funded: (source, destination) => source.owner === external && isFree(destination, offering),
    subscription_paid: (source, destination) => isFunds(source, 'held') && isFree(destination, offering),
    subscription_coins: (source, destination) => isFree(source, offering) && isFunds(destination, 'held'),
    subscription_returned: (source, destination) =>
      (isFunds(source, 'held') && isFree(destination, offering)) ||
      (isFree(source, offering) && isFunds(destination, 'available')),
    offering_paid_out: (source, destination) => isFree(source, offering) && destination.owner === external,
  },
  effects: {
    OfferingSet: ['SetOffering'],
    OfferingFunded: ['FundOffering'],
    OfferingAllocated: ['AllocateOffering'],
    OfferingPaidOut: ['PayIssuer', 'ReturnUnsold'],
  },
  isDeed: ({ type }) => type === 'CoinsSubscribed' || type === 'CoinsReturned',
  opens: ({ type }) => type === 'CoinsSubscribed',
  begin: () => new NewCoinAudit(),
}
