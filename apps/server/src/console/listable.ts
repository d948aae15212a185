import { CATALOGUE, type LeverageCaps, type ListedView, type ListingCommand, listingCommands } from '@touchstone/feeds'
import { FIRST_OPTIONS_ID } from './calls/marketListCalls.ts'

export interface Listable {
  readonly id: number
  readonly symbol: string
  readonly name: string
  readonly kind: string
  readonly class: string
  readonly command: ListingCommand
}

function entryOf(index: number) {
  return CATALOGUE.find((entry) => entry.index.id === index)
}

function asListable(command: ListingCommand): Listable {
  if (command.type === 'ListOptions') {
    const { index } = command.terms
    const entry = entryOf(index)
    const name = `${entry?.index.name ?? ''}, timed orders`
    return {
      id: FIRST_OPTIONS_ID + index,
      symbol: entry?.index.symbol ?? '',
      name,
      kind: 'options',
      class: entry?.index.class ?? '',
      command,
    }
  }
  const { id, symbol, name } = command.definition
  if (command.type === 'ListIndex') return { id, symbol, name, kind: 'index', class: command.definition.class, command }
  const { kind, index } = command.definition
  return { id, symbol, name, kind, class: entryOf(index)?.index.class ?? '', command }
}

/** What of the catalogue this world lacks, in the order in which it can be listed. */
export function listable(core: ListedView, now: number, caps: LeverageCaps): readonly Listable[] {
  const everything = CATALOGUE.map(({ index }) => index.id)
  return listingCommands(core, now, everything, caps).map(asListable)
}
