import { FIRST_CUSTOMER, type OwnerId, type Wallet } from '@touchstone/protocol'

/** The wallet that an owner's contract money is in. */
export function contractWallet(owner: OwnerId): Wallet {
  return owner >= FIRST_CUSTOMER ? 'contract' : 'funds'
}
