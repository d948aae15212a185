import { FIRST_CUSTOMER, type OwnerId } from '@touchstone/protocol'

export function isCustomer(owner: OwnerId): boolean {
  return owner >= FIRST_CUSTOMER
}
