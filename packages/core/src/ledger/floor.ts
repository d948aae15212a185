import { defineProduct } from '../entry/product.ts'
import { checkLedger } from './checkLedger.ts'
import type { LedgerState } from './ledgerState.ts'
import { CAPITAL, FEE, HOLD, RELEASE } from './reasons.ts'

export const LEDGER = defineProduct<{
  state: LedgerState
}>({ name: 'ledger', reasons: [CAPITAL, FEE, HOLD, RELEASE], check: checkLedger })
