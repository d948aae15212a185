import { CONTRACTS } from './contracts/product.ts'
import { CUSTOMERS } from './customers/floor.ts'
import { DECISIONS } from './decisions/floor.ts'
import { DEPOSITS } from './deposits/product.ts'
import { LEDGER } from './ledger/floor.ts'
import { LOTS } from './lots/floor.ts'
import { MARKETS } from './markets/floor.ts'
import { MONEY_TERMS } from './moneyTerms/floor.ts'
import { PURCHASES } from './purchases/product.ts'
import { REFERENCE } from './reference/floor.ts'
import { RESTRICTION } from './restriction/floor.ts'
import { SPOT } from './spot/product.ts'
import { TIMED_OPTIONS } from './timedOptions/product.ts'
import { WITHDRAWALS } from './withdrawals/product.ts'

/** The floors, lowest first, and the products above them: the only list there is. */
export const PRODUCTS = [
  LEDGER,
  CUSTOMERS,
  RESTRICTION,
  MARKETS,
  REFERENCE,
  DECISIONS,
  MONEY_TERMS,
  LOTS,
  SPOT,
  CONTRACTS,
  TIMED_OPTIONS,
  DEPOSITS,
  WITHDRAWALS,
  PURCHASES,
]
