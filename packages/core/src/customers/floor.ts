import { type CustomerQueries, CUSTOMERS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { AccountStatus } from './accountStatus.ts'
import { readCustomers, writeCustomers } from './canonicalCustomers.ts'
import { checkCustomers } from './checkCustomers.ts'
import { Conditions } from './conditions.ts'
import { customerQueries } from './customerQueries.ts'
import type { CustomersState } from './customersState.ts'
import { faucetCredit } from './faucetCredit.ts'
import { freezeOwner } from './freezeOwner.ts'
import { holdWithdrawals, setHold, withdrawalsHeldUntil } from './holdWithdrawals.ts'
import { judgeNamed } from './judgeIsCustomer.ts'
import { openOwner, ownerOpened } from './openOwner.ts'
import { Owners } from './owners.ts'
import { FAUCET } from './reasons.ts'
import { judgeFeeTiers, setFeeTiers } from './setFeeTiers.ts'
import { judgeTier, setTier } from './setTier.ts'
import { setVerification } from './setVerification.ts'
import { judgePolicy, setVerificationPolicy } from './setVerificationPolicy.ts'

export const CUSTOMERS = defineProduct<{
  state: CustomersState
  slice: 'owners' | 'accountStatus' | 'conditions' | 'faucetRefs'
  vocabulary: typeof VOCABULARY
  queries: { readonly customers: CustomerQueries }
}>({
  name: 'customers',
  vocabulary: VOCABULARY,
  slice: () => ({
    owners: new Owners(),
    accountStatus: new AccountStatus(),
    conditions: new Conditions(),
    faucetRefs: new Set<string>(),
  }),
  part: { number: 4, write: writeCustomers, read: readCustomers },
  queries: (state) => ({ customers: customerQueries(state) }),
  reasons: [FAUCET],
  commands: {
    OpenOwner: { carryOut: openOwner, repeated: ownerOpened },
    FreezeOwner: { carryOut: freezeOwner },
    SetTier: { carryOut: setTier },
    FaucetCredit: { carryOut: faucetCredit },
    HoldWithdrawals: { carryOut: holdWithdrawals },
  },
  actions: {
    FreezeOwner: {
      judge: judgeNamed,
      carryOut: freezeOwner,
      matter: (_, { frozen }) => (frozen ? 'restraint' : 'release'),
    },
    HoldWithdrawals: {
      judge: judgeNamed,
      carryOut: setHold,
      matter: (state, { owner, until }) => (until < withdrawalsHeldUntil(state, owner) ? 'release' : 'restraint'),
    },
    SetVerification: { judge: judgeNamed, carryOut: setVerification, matter: 'verification' },
    SetTier: { judge: judgeTier, carryOut: setTier, matter: 'terms' },
    SetFeeTiers: { judge: judgeFeeTiers, carryOut: setFeeTiers, matter: 'terms' },
    SetVerificationPolicy: { judge: judgePolicy, carryOut: setVerificationPolicy, matter: 'policy' },
  },
  check: checkCustomers,
})
