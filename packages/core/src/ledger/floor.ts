import type { LedgerQueries } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readAccounts, writeFoundedAccounts } from './canonicalAccounts.ts'
import { checkLedger } from './checkLedger.ts'
import { foundLedger } from './foundLedger.ts'
import { ledgerQueries } from './ledgerQueries.ts'
import type { LedgerState } from './ledgerState.ts'
import { CAPITAL, FEE, HOLD, RELEASE } from './reasons.ts'

export const LEDGER = defineProduct<{
  state: LedgerState
  queries: { readonly ledger: LedgerQueries }
}>({
  name: 'ledger',
  founded: foundLedger,
  begun: ({ journal }) => journal.begin(),
  part: { number: 3, write: writeFoundedAccounts, read: readAccounts },
  queries: (state) => ({ ledger: ledgerQueries(state) }),
  reasons: [CAPITAL, FEE, HOLD, RELEASE],
  check: checkLedger,
})
