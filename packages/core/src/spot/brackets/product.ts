import { defineProduct } from '../../entry/product.ts'
import type { SpotState } from '../spotState.ts'
import { Brackets } from './brackets.ts'
import { readBrackets, writeBrackets } from './canonicalBrackets.ts'
import { checkBrackets } from './checkBrackets.ts'

/** What purchases on spot markets leave behind, as a part of its own: older logs keep their hashes. */
export const BRACKETS = defineProduct<{ state: SpotState; slice: 'brackets' }>({
  name: 'brackets',
  slice: () => ({ brackets: new Brackets() }),
  part: { number: 36, write: writeBrackets, read: readBrackets },
  check: checkBrackets,
})
