import { type IndexId, type InstrumentClass, say } from '@touchstone/protocol'
import { TRADING_HOURS } from './calendars.ts'
import { CRYPTO } from './cryptoData.ts'
import { CRUDE, ENERGY } from './energyData.ts'
import { ETFS } from './etfData.ts'
import { FOREX } from './forexData.ts'
import { INDICES } from './indexData.ts'
import type { CatalogueEntry, InstrumentRow } from './instrument.ts'
import { METALS } from './metalData.ts'
import { optionTermsOf } from './optionTerms.ts'
import { perpetualOf } from './perpetual.ts'
import { STOCKS } from './stockData.ts'

const ROWS: Readonly<Record<InstrumentClass, readonly InstrumentRow[]>> = {
  crypto: CRYPTO,
  metal: METALS,
  crude: CRUDE,
  energy: ENERGY,
  forex: FOREX,
  index: INDICES,
  stock: STOCKS,
  etf: ETFS,
}

/** Every instrument of the platform, by class. */
export const CATALOGUE: readonly CatalogueEntry[] = (Object.keys(ROWS) as InstrumentClass[]).flatMap((kind) =>
  ROWS[kind].map((row) => entryOf(row, kind)),
)

const BY_INDEX = new Map(CATALOGUE.map((entry) => [entry.index.id, entry]))
const BY_SYMBOL = new Map(
  CATALOGUE.flatMap((entry) => [[entry.index.symbol, entry] as const, [entry.perpetual.symbol, entry] as const]),
)

/** The catalogue's entry of an index, and so of every contract and option on it. */
export function catalogueEntry(index: IndexId): CatalogueEntry | undefined {
  return BY_INDEX.get(index)
}

/** The same by an index's or a perpetual's symbol. */
export function catalogueEntryOf(symbol: string): CatalogueEntry | undefined {
  return BY_SYMBOL.get(symbol)
}

function entryOf(row: InstrumentRow, kind: InstrumentClass): CatalogueEntry {
  const { calendar, words } = TRADING_HOURS[kind]
  const { id, symbol, name, tick: tickSize } = row
  return {
    row,
    class: kind,
    index: { id, symbol, name, class: kind, tickSize, calendar },
    perpetual: perpetualOf(row, kind),
    options: row.options ? optionTermsOf(id) : undefined,
    dated: row.dated ?? false,
    hours: words,
    note: noteOf(row),
  }
}

/** Contracts have no currency risk of their own: the price number itself is counted in USDT. */
function noteOf({ symbol, quotedIn, unit }: InstrumentRow): string {
  if (quotedIn !== undefined) return say('quoted_elsewhere', { symbol, quotedIn })
  return unit === 'index' ? say('index_point') : ''
}
