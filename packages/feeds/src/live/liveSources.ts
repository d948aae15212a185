import { BINANCE } from './binance.ts'
import { BYBIT } from './bybit.ts'
import { COINBASE } from './coinbase.ts'
import { KRAKEN } from './kraken.ts'
import { OKX } from './okx.ts'
import { VENUE_IDS, type Venue, type VenueId } from './venue.ts'

export const VENUES: readonly Venue[] = [BINANCE, COINBASE, KRAKEN, OKX, BYBIT]

/** Address of each venue that is used. */
export type LiveSources = Readonly<Partial<Record<VenueId, string>>>

export const DEFAULT_LIVE_SOURCES: LiveSources = Object.fromEntries(VENUES.map(({ id, url }) => [id, url]))

const OFF = 'off'
export const LIVE_SOURCES_FORM =
  `LIVE_SOURCES must be name=address pairs with commas between, or a JSON object, names out of ${VENUE_IDS.join(', ')}, ` +
  `addresses starting with wss:// or ws://, or ${OFF}`

/**
 * The setting `LIVE_SOURCES`: other addresses for some venues, or "off" to leave one out; those not named keep their own.
 * Undefined when the text is of no such form or leaves no venue.
 */
export function parseLiveSources(text: string): LiveSources | undefined {
  const pairs = pairsOf(text)
  if (!pairs) return undefined
  const sources: Partial<Record<VenueId, string>> = { ...DEFAULT_LIVE_SOURCES }
  for (const [name, address] of pairs) {
    const id = VENUE_IDS.find((known) => known === name)
    if (!id) return undefined
    if (address === OFF) delete sources[id]
    else if (isAddress(address)) sources[id] = address
    else return undefined
  }
  return Object.keys(sources).length > 0 ? sources : undefined
}

function pairsOf(text: string): (readonly [name: string, address: string])[] | undefined {
  if (text.trimStart().startsWith('{')) return jsonPairs(text)
  return text.split(',').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()] as const
  })
}

function jsonPairs(text: string): (readonly [name: string, address: string])[] | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return undefined
    return Object.entries(read).map(([name, address]) => [name, typeof address === 'string' ? address : ''] as const)
  } catch {
    return undefined
  }
}

function isAddress(address: string): boolean {
  return URL.canParse(address) && ['wss:', 'ws:'].includes(new URL(address).protocol)
}
