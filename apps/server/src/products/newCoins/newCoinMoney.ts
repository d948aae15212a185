import { type AssetDefinition, type AssetId, type CoreQueries, type OfferingView, say } from '@touchstone/protocol'
import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'

export type NewCoinCore = Pick<CoreQueries, 'assets' | 'newCoins' | 'reference' | 'spot'>

/** Where coins and money are, as every page says it. */
export const SOURCE = say('coin_source')

function assetBy(core: Pick<CoreQueries, 'assets'>, wanted: AssetId | undefined): AssetDefinition {
  const asset = core.assets().find(({ id }) => id === wanted)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}

/** The currency that pays for every new coin. Throws Refusal('unknown_asset') in a world without it. */
export const paidIn = (core: NewCoinCore): AssetDefinition => assetBy(core, core.newCoins.asset())

/** The coin of an offering. */
export const coinOf = (core: NewCoinCore, { terms }: OfferingView): AssetDefinition => assetBy(core, terms.asset)

/** Symbol of the market on which a coin is to be traded, '' as long as it is not listed. */
export function marketOf({ spot }: NewCoinCore, { terms }: OfferingView): string {
  return spot.markets().find(({ id }) => id === terms.market)?.symbol ?? ''
}

/** Money held for requests that are under review. */
export function heldFor({ newCoins }: NewCoinCore, { terms }: OfferingView): Amount {
  const waiting = newCoins.subscriptions(terms.coin).filter(({ state }) => state === 'under_review')
  return waiting.reduce((sum, { cost }) => sum + cost, 0n)
}

/** Coins and money that lie in the account of an offering. */
export function lyingOf({ funded, allocated, unsoldReturned, proceeds, paidOut }: OfferingView) {
  return { coins: funded - allocated - unsoldReturned, paid: proceeds - paidOut }
}

/** Decimals that the issue price of a coin may have. */
const PRICE_DECIMALS = 12

/** Issue price × coins on offer, exactly. */
export function totalPriceOf({ terms }: OfferingView, { scale }: AssetDefinition): string {
  const price = parseDecimal(terms.issuePrice, PRICE_DECIMALS) ?? 0n
  return formatPlain(price * (parseDecimal(terms.volume, scale) ?? 0n), PRICE_DECIMALS + scale)
}

/** The coin missed its listing date, so subscribers can give it back. */
export const isReturnable = ({ listedAt, missedAt }: OfferingView): boolean => listedAt === 0 && missedAt > 0
