import { MAX_AMOUNT } from '@touchstone/quantities'
import { amount, whole, word } from '../shape/kinds.ts'
import { CHAIN_NUMBERS } from './chains.ts'
import { type OwnerId, SYSTEM_OWNERS, WALLET_NUMBERS } from './owners.ts'

/** The id of an owner that a command is about. */
export const OWNER = whole<OwnerId>(0, 0xffff_ffff, 'owner')
export const SYSTEM_OWNER = word(SYSTEM_OWNERS)
export const WALLET = word(WALLET_NUMBERS)
export const CHAIN = word(CHAIN_NUMBERS)
/** An amount of either sign. */
export const SIGNED = amount(-MAX_AMOUNT)
