import { CUSTOMERS } from '../customers/floor.ts'
import { GENESIS } from '../genesis/floor.ts'
import { LEDGER } from '../ledger/floor.ts'
import { LISTING } from '../listing/floor.ts'
import { MARKETS } from '../markets/floor.ts'
import { REFERENCE } from '../reference/floor.ts'
import { RESTRICTION } from '../restriction/floor.ts'
import { REWARDS } from '../rewards/floor.ts'
import { TERMS } from '../terms/floor.ts'

/** The floors below the products. Decisions of operators stand above, because they may be about any product. */
export const FLOORS = [GENESIS, LEDGER, CUSTOMERS, MARKETS, REFERENCE, TERMS, RESTRICTION, LISTING, REWARDS] as const
