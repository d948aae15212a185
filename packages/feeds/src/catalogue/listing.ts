import type { CoreQueries, IndexId, ListContract, ListIndex, ListOptions, SomeQueries } from '@touchstone/protocol'
import { CATALOGUE } from './catalogue.ts'
import { dueListings } from './datedContracts.ts'
import type { CatalogueEntry } from './instrument.ts'
import { capLeverage, type LeverageCaps } from './leverageCaps.ts'

/** A running world as far as it tells which listings it lacks. */
export type ListedView = Pick<CoreQueries, 'assets'> &
  SomeQueries<{ spot: 'markets'; reference: 'indexes'; contracts: 'all'; timedOptions: 'terms' }>
export type ListingCommand = ListIndex | ListContract | ListOptions

/** Indexes below this id share a spot market and need it. */
const FIRST_OWN_INDEX = 1000

/**
 * The commands that bring a running world up to the catalogue, in the order in which they must be sent: indexes, contracts
 * (dated ones as they are due at `now`), options. Nothing is listed that has no prices (`priced`), whose spot market or margin
 * asset is missing, or that is listed already; so the list is empty when all is there. What is listed stays as it is: from then
 * on its terms are the operators' to change.
 * `caps`: contracts are listed with at most this leverage.
 */
export function listingCommands(
  world: ListedView,
  now: number,
  priced: readonly IndexId[],
  caps?: LeverageCaps,
): ListingCommand[] {
  const indexes = new Set(world.reference.indexes().map(({ id }) => id))
  const contracts = world.contracts.all()
  const known = new Set(contracts.map(({ id }) => id))
  const withOptions = new Set(world.timedOptions.terms().map(({ index }) => index))
  const entries = CATALOGUE.filter((entry) => priced.includes(entry.index.id) && canList(world, entry))
  const classes = new Map(entries.map(({ index }) => [index.id, index.class]))
  const dated = dueListings(now, contracts).filter(({ index }) => classes.has(index))
  const perpetuals = entries.map(({ perpetual }) => perpetual).filter(({ id }) => !known.has(id))
  const options = entries.flatMap(({ index, options: terms }) => (terms && !withOptions.has(index.id) ? [terms] : []))
  return [
    ...entries
      .filter(({ index }) => !indexes.has(index.id))
      .map(({ index }): ListIndex => ({ type: 'ListIndex', definition: index })),
    ...[...perpetuals, ...dated].map(
      (definition): ListContract => ({
        type: 'ListContract',
        definition: caps ? capLeverage(definition, classes.get(definition.index) ?? 'crypto', caps) : definition,
      }),
    ),
    ...options.map((each): ListOptions => ({ type: 'ListOptions', terms: each })),
  ]
}

function canList(world: ListedView, { index, perpetual }: CatalogueEntry): boolean {
  if (!world.assets().some(({ id }) => id === perpetual.quote)) return false
  if (index.id >= FIRST_OWN_INDEX) return true
  return world.spot.markets().some(({ id, symbol }) => id === index.id && symbol === index.symbol)
}
