import { SetFeeTiers, SetVerification, SetVerificationPolicy } from './actions.ts'
import { FaucetCredit, FreezeOwner, HoldWithdrawals, OpenOwner, SetTier } from './commands.ts'
import {
  FeeTiersSet,
  OwnerFrozen,
  OwnerOpened,
  TierSet,
  VerificationPolicySet,
  VerificationSet,
  WithdrawalsHeld,
} from './events.ts'
import { CUSTOMER_REASONS } from './reasons.ts'

export const CUSTOMERS = {
  name: 'customers',
  commands: { OpenOwner, FreezeOwner, SetTier, FaucetCredit, HoldWithdrawals },
  actions: { FreezeOwner, SetTier, HoldWithdrawals, SetVerification, SetFeeTiers, SetVerificationPolicy },
  events: { OwnerOpened, OwnerFrozen, TierSet, WithdrawalsHeld, VerificationSet, FeeTiersSet, VerificationPolicySet },
  reasons: CUSTOMER_REASONS,
} as const
