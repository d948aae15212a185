import type { HostingProductId } from '@touchstone/protocol'
import { HostingOrders } from './hostingOrders.ts'
import type { Offer } from './offer.ts'

/** Everything the exchange remembers of hosting. */
export class Hosting {
  /** In order of first offer. */
  readonly offers = new Map<HostingProductId, Offer>()
  readonly orders = new HostingOrders()
  nextOrder = 1
  /** Steps carried out in the entry at hand. */
  stepsInEntry = 0

  get isUnused(): boolean {
    return this.offers.size === 0 && this.nextOrder === 1
  }
}
