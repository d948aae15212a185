import { type NewCoinQueries, NEW_COINS as VOCABULARY } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { allocateOffering, judgeAllocation } from './allocateOffering.ts'
import { readNewCoins, writeNewCoins } from './canonicalCoins.ts'
import { checkNewCoins, heldBySubscriptions } from './checkCoins.ts'
import { newCoinQueries } from './coinQueries.ts'
import { coinValue } from './coinValue.ts'
import { decideSubscription, judgeDecision } from './decideSubscription.ts'
import { nextCoinDue, runCoinDue } from './due.ts'
import { fundOffering, judgeFunding } from './fundOffering.ts'
import { NewCoins } from './newCoins.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { judgePayment, judgeUnsold, payIssuer, returnUnsold } from './payIssuer.ts'
import {
  OFFERING_FUNDED,
  OFFERING_PAID_OUT,
  SUBSCRIPTION_COINS,
  SUBSCRIPTION_PAID,
  SUBSCRIPTION_RETURNED,
} from './reasons.ts'
import { returnCoins } from './returnCoins.ts'
import { judgeOffering, setOffering } from './setOffering.ts'
import { subscribeCoins } from './subscribeCoins.ts'

export const NEW_COINS = defineProduct<{
  state: NewCoinsState
  slice: 'newCoins'
  vocabulary: typeof VOCABULARY
  queries: { readonly newCoins: NewCoinQueries }
}>({
  name: 'newCoins',
  vocabulary: VOCABULARY,
  slice: () => ({ newCoins: new NewCoins() }),
  part: { number: 28, write: writeNewCoins, read: readNewCoins },
  queries: (state) => ({ newCoins: newCoinQueries(state) }),
  reasons: [OFFERING_FUNDED, SUBSCRIPTION_PAID, SUBSCRIPTION_COINS, SUBSCRIPTION_RETURNED, OFFERING_PAID_OUT],
  commands: {
    SubscribeCoins: { carryOut: subscribeCoins },
    ReturnCoins: { carryOut: returnCoins },
  },
  actions: {
    SetOffering: {
      judge: judgeOffering,
      carryOut: setOffering,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
    FundOffering: { judge: judgeFunding, carryOut: fundOffering, matter: 'capital' },
    DecideSubscription: {
      judge: judgeDecision,
      carryOut: decideSubscription,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
    AllocateOffering: {
      judge: judgeAllocation,
      carryOut: allocateOffering,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
    PayIssuer: { judge: judgePayment, carryOut: payIssuer, matter: 'capital' },
    ReturnUnsold: { judge: judgeUnsold, carryOut: returnUnsold, matter: 'capital' },
  },
  begun: ({ newCoins }) => {
    newCoins.stepsInEntry = 0
  },
  due: { rank: 6, next: nextCoinDue, run: runCoinDue },
  held: heldBySubscriptions,
  unpricedValue: coinValue,
  check: checkNewCoins,
})
