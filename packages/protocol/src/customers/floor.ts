import { SetFeeTiers, SetVerification, SetVerificationPolicy } from './actions.ts'
import { FaucetCredit, FreezeOwner, HoldWithdrawals, OpenOwner, SetTier } from './commands.ts'

export const CUSTOMERS = {
  name: 'customers',
  commands: { OpenOwner, FreezeOwner, SetTier, FaucetCredit, HoldWithdrawals },
  actions: { FreezeOwner, SetTier, HoldWithdrawals, SetVerification, SetFeeTiers, SetVerificationPolicy },
} as const
