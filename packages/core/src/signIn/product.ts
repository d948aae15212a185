import { SIGN_IN_CAMPAIGN, type SignInQueries, SIGN_IN as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { readSignIns, writeSignIns } from './canonicalSignIns.ts'
import { checkSignIns } from './checkSignIns.ts'
import { SIGN_REWARD } from './reasons.ts'
import { receiveSign } from './receiveSign.ts'
import { signIn } from './signIn.ts'
import { signInQueries } from './signInQueries.ts'
import type { SignInState } from './signInState.ts'
import { SignIns } from './signIns.ts'

export const SIGN_IN = defineProduct<{
  state: SignInState
  slice: 'signIns'
  vocabulary: typeof VOCABULARY
  queries: { readonly signIn: SignInQueries }
}>({
  name: 'signIn',
  vocabulary: VOCABULARY,
  slice: () => ({ signIns: new SignIns() }),
  part: { number: 29, write: writeSignIns, read: readSignIns },
  queries: (state) => ({ signIn: signInQueries(state) }),
  reasons: [SIGN_REWARD],
  commands: {
    SignIn: { carryOut: signIn },
    ReceiveSign: { carryOut: receiveSign },
  },
  campaignAsset: (state, campaign) =>
    campaign === SIGN_IN_CAMPAIGN && state.rewards.current ? withdrawalAsset(state) : undefined,
  check: checkSignIns,
})
