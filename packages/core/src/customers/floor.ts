import { defineProduct } from '../entry/product.ts'
import { checkCustomers } from './checkCustomers.ts'
import type { CustomersState } from './customersState.ts'
import { freezeOwner, judgeFreeze } from './freezeOwner.ts'
import { judgeHold, setHold, withdrawalsHeldUntil } from './holdWithdrawals.ts'
import { judgeFeeTiers, setFeeTiers } from './setFeeTiers.ts'
import { judgeTier, setTier } from './setTier.ts'
import { judgeVerification, setVerification } from './setVerification.ts'
import { judgePolicy, setVerificationPolicy } from './setVerificationPolicy.ts'

export const CUSTOMERS = defineProduct<
  CustomersState,
  'FreezeOwner' | 'HoldWithdrawals' | 'SetVerification' | 'SetTier' | 'SetFeeTiers' | 'SetVerificationPolicy'
>({
  name: 'customers',
  acts: {
    FreezeOwner: {
      judge: judgeFreeze,
      carryOut: freezeOwner,
      matter: (_, { frozen }) => (frozen ? 'restraint' : 'release'),
    },
    HoldWithdrawals: {
      judge: judgeHold,
      carryOut: setHold,
      matter: (state, { owner, until }) => (until < withdrawalsHeldUntil(state, owner) ? 'release' : 'restraint'),
    },
    SetVerification: { judge: judgeVerification, carryOut: setVerification, matter: 'verification' },
    SetTier: { judge: judgeTier, carryOut: setTier, matter: 'terms' },
    SetFeeTiers: { judge: judgeFeeTiers, carryOut: setFeeTiers, matter: 'terms' },
    SetVerificationPolicy: { judge: judgePolicy, carryOut: setVerificationPolicy, matter: 'policy' },
  },
  check: checkCustomers,
})
