import type { Command } from '@touchstone/protocol'
import { BAD_INDEXES, SIMULATED_INDEXES } from '../world/indexes.ts'
import { PRODUCTS } from './products.ts'

/** Listed right after Genesis in the simulated world. */
export const SIMULATED_LISTINGS: readonly Command[] = [
  ...SIMULATED_INDEXES,
  ...PRODUCTS.flatMap(({ listings }) => listings),
]

/** Existing ids are refused, as nonsense is. */
const LISTED_TWICE = 4

/** Definitions that a careless operator might send: each is refused. */
export const BAD_LISTINGS: readonly Command[] = [
  ...SIMULATED_LISTINGS.slice(0, LISTED_TWICE),
  ...BAD_INDEXES,
  ...PRODUCTS.flatMap(({ badListings }) => badListings),
]
