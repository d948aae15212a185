import type { AssetDefinition, CallData, HostingProductView } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { problemText } from '../../trading/refusalOf.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { backingOf, hostingAsset, ratesOf, SOURCE } from './hostingMoney.ts'

type Offered = CallData<'getProfitList'>[number]
/** The order in which products are listed. */
const STATES = ['open', 'sold_out', 'closed'] as const

function stateOf({ terms, left }: HostingProductView): Offered['state'] {
  if (terms.state === 'closed') return 'closed'
  return left > 0n ? 'open' : 'sold_out'
}

function offered(view: HostingProductView, { code, scale }: AssetDefinition): Offered {
  const { product, name, cycleDays, dailyRatePpm, min, max, earlyLossPpm, redemptionDays } = view.terms
  return {
    id: String(product),
    name,
    currency: code,
    cycleDays,
    ...ratesOf(dailyRatePpm),
    min,
    max,
    left: formatPlain(view.left, scale),
    earlyLoss: ppmToFraction(earlyLossPpm),
    redemptionDays,
    terms: view.version,
    state: stateOf(view),
  }
}

/** Throws Refusal('unknown_product'). */
export function productOf({ port }: TradingWorld, id: number): HostingProductView {
  const view = port.core.hosting.product(id)
  if (!view) throw new Refusal('unknown_product')
  return view
}

/** A product with its escrow beside the returns it owes, read from the ledger now. */
export function productInfo(world: TradingWorld, id: number, context: CallContext) {
  const { core } = world.port
  const view = productOf(world, id)
  const asset = hostingAsset(core)
  context.setSequence(core.sequence)
  return {
    ...offered(view, asset),
    ...backingOf(view, asset.scale),
    sequence: core.sequence,
    capacity: view.terms.capacity,
    source: SOURCE,
  }
}

/** The products on offer, and quotes of purchases; neither call changes anything. */
export function productCalls({ worlds }: Pick<ProductServices, 'worlds'>) {
  return {
    getProfitList(_request, context) {
      const { core } = worldSeenBy(worlds, context).port
      const products = core.hosting.products()
      context.setSequence(core.sequence)
      if (products.length === 0) return []
      const asset = hostingAsset(core)
      const list = products.map((view) => offered(view, asset))
      return STATES.flatMap((wanted) => list.filter(({ state }) => state === wanted))
    },

    tryProfit({ id, amount: text }, context) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      productOf(world, id)
      const { scale } = hostingAsset(core)
      const amount = text === '' ? 0n : readAmount('amount', text, scale)
      const quote = core.hosting.quote(context.session?.owner ?? 0, id, amount)
      const rejection = context.session ? quote.rejection : null
      context.setSequence(core.sequence)
      return {
        daily: formatPlain(quote.daily, scale),
        total: formatPlain(quote.total, scale),
        endTime: quote.endTime,
        earlyReceive: formatPlain(quote.earlyReceive, scale),
        earlyLoss: formatPlain(quote.earlyLoss, scale),
        rejection: rejection ?? '',
        problem: problemText(rejection, quote.facts),
      }
    },
  } satisfies Partial<CallHandlers>
}
