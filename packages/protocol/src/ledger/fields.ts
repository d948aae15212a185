import { MAX_AMOUNT } from '@touchstone/quantities'
import { amount, whole, word } from '../shape/kinds.ts'
import { CHAINS } from './chains.ts'
import { type OwnerId, SYSTEM_OWNERS, WALLETS } from './owners.ts'

/** An owner who is meant by his id. */
export const OWNER = whole<OwnerId>(0, 0xffff_ffff, 'owner')
export const SYSTEM_OWNER = word(SYSTEM_OWNERS)
export const WALLET = word(WALLETS)
export const CHAIN = word(CHAINS)
/** An amount of either sign. */
export const SIGNED = amount(-MAX_AMOUNT)
