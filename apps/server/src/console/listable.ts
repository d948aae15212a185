import { CATALOGUE, type LeverageCaps, type ListedView, type ListingCommand, listingCommands } from '@touchstone/feeds'
import { MARKETS } from './markets.ts'
import type { Listable } from './marketsOf.ts'

function asListable(command: ListingCommand): readonly Listable[] {
  if (command.type !== 'ListIndex') return MARKETS.flatMap((markets) => markets.listable?.(command) ?? [])
  const { id, symbol, name, class: its } = command.definition
  return [{ id, symbol, name, kind: 'index', class: its, command }]
}

/** The instruments of the catalogue that this world lacks, in the order in which they can be listed. */
export function listable(core: ListedView, now: number, caps: LeverageCaps): readonly Listable[] {
  const everything = CATALOGUE.map(({ index }) => index.id)
  return listingCommands(core, now, everything, caps).flatMap(asListable)
}
