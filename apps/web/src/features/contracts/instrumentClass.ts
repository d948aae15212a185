import type { MarketRow, MarketType } from '../../shared/markets/useMarketRows.ts'
import type { RoutePath } from '../../shared/routing/AppLink.tsx'

/** Classes in the order of their tabs; metals come first. */
const CLASSES = ['metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf', 'crypto'] as const
export type InstrumentClass = (typeof CLASSES)[number]
export type ContractKind = 'perpetual' | 'dated'

/** Which contracts one address of the screen offers. */
export interface Offer {
  readonly path: RoutePath
  readonly classes: readonly InstrumentClass[]
  /** Preselected; the reader may switch. */
  readonly kind: ContractKind | 'any'
}

export const CRYPTO_OFFER: Offer = { path: '/deal_c', classes: ['crypto'], kind: 'any' }
export const METALS_OFFER: Offer = { path: '/preciousMetal', classes: CLASSES, kind: 'any' }
export const EVERY_CLASS_OFFER: Offer = { path: '/contractTransaction', classes: CLASSES, kind: 'any' }
export const PERPETUAL_OFFER: Offer = {
  path: '/leverTransactions',
  classes: ['crypto', 'metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf'],
  kind: 'perpetual',
}

/** The list a class's contracts stand in. */
export function marketType(instrumentClass: InstrumentClass): MarketType {
  return instrumentClass === 'crypto' ? 'contract' : instrumentClass
}

export function classOf(name: string): InstrumentClass {
  return CLASSES.find((known) => known === name) ?? 'crypto'
}

export function ofKind(kind: ContractKind | 'any'): (row: Pick<MarketRow, 'kind'>) => boolean {
  return (row) => row.kind !== 'spot' && (kind === 'any' || row.kind === kind)
}

interface Listed {
  readonly symbol: string
  readonly class: string
  readonly kind: ContractKind
}

/** The first contract of a class, of the wanted kind if it has one; "" when the class has none. */
export function firstOfClass(name: InstrumentClass, { kind }: Offer, listed: readonly Listed[]): string {
  const found = listed.filter((one) => one.class === name)
  return (found.find((one) => kind === 'any' || one.kind === kind) ?? found[0])?.symbol ?? ''
}

/** The contract an address shows when it names none: the first of its first class that has any; "" when there is none. */
export function firstSymbol(offer: Offer, listed: readonly Listed[]): string {
  const wanted = offer.classes.map((name) => firstOfClass(name, offer, listed))
  return wanted.find((symbol) => symbol !== '') ?? listed[0]?.symbol ?? ''
}
