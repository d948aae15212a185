import { type AssetId, type OfferingView, type OperatorAction, say } from '@touchstone/protocol'
import { powerOfTen, type Timestamp } from '@touchstone/quantities'
import { decideOnce, type SandboxWorld } from '../decideOnce.ts'
import { FIRST_NUMBER, openFrom, sandboxAsset, sandboxMarket, sandboxTerms, type Times } from './sandboxCoin.ts'
import { sellFirstCoin } from './sellFirstCoin.ts'

/** Lists a coin and its market, which waits for the listing, and offers the coin. */
function offer(coin: number, quote: AssetId, times: Times): OperatorAction[] {
  return [
    { type: 'ListAsset', asset: sandboxAsset(coin) },
    {
      type: 'ListSpotMarket',
      definition: sandboxMarket(coin, quote),
      state: 'halted',
      reason: say('coin_not_listed'),
    },
    { type: 'SetOffering', terms: sandboxTerms(coin, times) },
  ]
}

/** What a world lacks: at first two coins that are open, of which the first is sold at once, and one that comes; later an open one and one that comes. */
function lackingOffers({ core }: SandboxWorld, quote: AssetId, now: Timestamp): OperatorAction[] {
  const offerings = core.newCoins.offerings()
  const next = Math.max(0, ...offerings.map(({ terms }) => terms.coin)) + 1
  const open = openFrom(now)
  if (offerings.length === 0)
    return [
      ...offer(next, quote, open),
      ...offer(next + 1, quote, open),
      ...offer(next + 2, quote, openFrom(open.closes)),
    ]
  const closing = offerings.flatMap(({ terms }) => (terms.opens <= now && terms.closes > now ? [terms.closes] : []))
  if (closing.length === 0) return offer(next, quote, open)
  const comes = offerings.some(({ terms }) => terms.opens > now)
  return comes ? [] : offer(next, quote, openFrom(Math.max(...closing)))
}

/** Coins of the sandbox’s own offerings come in; requests that have been waiting since the end are allocated. */
function lackingSteps({ terms, backed, funded, state, underReview }: OfferingView): OperatorAction[] {
  if (terms.asset < FIRST_NUMBER) return []
  const { coin, volume, way } = terms
  const amount = BigInt(volume) * powerOfTen(sandboxAsset(coin).scale) - funded
  const evidence = `sandbox: coins of offering ${coin}`
  const isDue = state === 'ended' && way === 'pro_rata' && underReview > 0
  return [
    ...(backed || state === 'ended' ? [] : [{ type: 'FundOffering', coin, amount, evidence } as const]),
    ...(isDue ? [{ type: 'AllocateOffering', coin } as const] : []),
  ]
}

/**
 * Offers the sandbox’s new coins in a world, a fresh one or one with an older log, and the next one whenever none is open or none
 * comes: each step is a decision of two operators in the log. What operators offer themselves counts too, and stays as it is.
 */
export async function offerNewCoins(world: SandboxWorld, wallTime: Timestamp): Promise<void> {
  const { core } = world
  const quote = core.newCoins.asset()
  if (quote === undefined) return
  await decideOnce(world, lackingOffers(world, quote, Math.max(wallTime, core.time)))
  await decideOnce(world, core.newCoins.offerings().flatMap(lackingSteps))
  await sellFirstCoin(world, wallTime)
}
