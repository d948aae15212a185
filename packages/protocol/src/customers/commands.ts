import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { amount, flag, text, timestamp, whole } from '../shape/kinds.ts'
import { MAX_FEE_TIERS } from '../shape/limits.ts'
import type { CommandOf } from './customerCommand.ts'

/** `ref` is the identity store's key of the person: opening twice with one ref gives the same owner. */
export const OpenOwner = define(20, 'OpenOwner', 'A customer gets an account.', { ref: text(1) })
export type OpenOwner = CommandOf<typeof OpenOwner>

export const FreezeOwner = define(21, 'FreezeOwner', 'A customer is frozen, or no longer.', {
  owner: OWNER,
  frozen: flag(),
  reason: text(),
})
export type FreezeOwner = CommandOf<typeof FreezeOwner>

export const SetTier = define(22, 'SetTier', 'A customer pays the fees of another tier from now on.', {
  owner: OWNER,
  tier: whole(0, MAX_FEE_TIERS - 1, 'tier'),
})
export type SetTier = CommandOf<typeof SetTier>

/** Sandbox only: test funds from `external`. Once per ref, for ever. */
export const FaucetCredit = define(23, 'FaucetCredit', 'A customer of the sandbox gets test funds.', {
  owner: OWNER,
  asset: ASSET,
  amount: amount(1n),
  ref: text(1),
})
export type FaucetCredit = CommandOf<typeof FaucetCredit>

/**
 * No withdrawal before `until`. Sent by the platform itself, as after a change of a factor, it can only lengthen the hold; an
 * operator may also shorten it, with a second operator.
 */
export const HoldWithdrawals = define(24, 'HoldWithdrawals', 'A customer cannot withdraw before a time.', {
  owner: OWNER,
  until: timestamp(),
  reason: text(),
})
export type HoldWithdrawals = CommandOf<typeof HoldWithdrawals>
