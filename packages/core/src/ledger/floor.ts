import type { LedgerQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { checkLedger } from './checkLedger.ts'
import { ledgerQueries } from './ledgerQueries.ts'
import type { LedgerState } from './ledgerState.ts'
import { CAPITAL, FEE, HOLD, RELEASE } from './reasons.ts'

export const LEDGER = defineProduct<{
  state: LedgerState
  queries: { readonly ledger: LedgerQueries }
}>({
  name: 'ledger',
  queries: (state) => ({ ledger: ledgerQueries(state) }),
  reasons: [CAPITAL, FEE, HOLD, RELEASE],
  check: checkLedger,
})
