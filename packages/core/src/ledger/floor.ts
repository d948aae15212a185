import { defineProduct } from '../entry/product.ts'
import { checkLedger } from './checkLedger.ts'
import type { LedgerState } from './ledgerState.ts'

export const LEDGER = defineProduct<{
  state: LedgerState
}>({ name: 'ledger', check: checkLedger })
