import { type HostingQueries, HOSTING as VOCABULARY } from '@touchstone/protocol'
import { conditionsBy } from '../entry/matter.ts'
import { defineProduct } from '../entry/product.ts'
import { HOSTING as WALLET } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { buyHosting } from './buyHosting.ts'
import { readHosting, writeHosting } from './canonicalHosting.ts'
import { checkHosting, heldByHosting } from './checkHosting.ts'
import { nextHostingDue, runHostingDue } from './due.ts'
import { Hosting } from './hosting.ts'
import { hostingQueries } from './hostingQueries.ts'
import type { HostingState } from './hostingState.ts'
import { HOSTING_ESCROW, HOSTING_LOSS, HOSTING_RETURN, HOSTING_UNEARNED } from './reasons.ts'
import { redeemHosting } from './redeemHosting.ts'
import { judgeHostingProduct, setHostingProduct } from './setHostingProduct.ts'

export const HOSTING = defineProduct<{
  state: HostingState
  slice: 'hosting'
  vocabulary: typeof VOCABULARY
  queries: { readonly hosting: HostingQueries }
}>({
  name: 'hosting',
  vocabulary: VOCABULARY,
  slice: () => ({ hosting: new Hosting() }),
  part: { number: 26, write: writeHosting, read: readHosting },
  queries: (state) => ({ hosting: hostingQueries(state) }),
  reasons: [HOSTING_ESCROW, HOSTING_LOSS, HOSTING_RETURN, HOSTING_UNEARNED],
  commands: {
    BuyHosting: { carryOut: buyHosting },
    RedeemHosting: { carryOut: redeemHosting },
  },
  actions: {
    SetHostingProduct: {
      judge: judgeHostingProduct,
      carryOut: setHostingProduct,
      matter: (_, __, proposer) => conditionsBy(proposer),
    },
  },
  begun: ({ hosting }) => {
    hosting.stepsInEntry = 0
  },
  due: { rank: 4, next: nextHostingDue, run: runHostingDue },
  held: heldByHosting,
  uses: (state, wallet, asset) => wallet === WALLET && asset === withdrawalAsset(state),
  check: checkHosting,
})
