import type { CallData, OfferingView } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { pageOfList } from '../../history/reading.ts'
import { readAmount } from '../../trading/decimals.ts'
import { hasMarketMaker } from '../../trading/hasMarketMaker.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { problemText } from '../../trading/refusalOf.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { coinOf, isReturnable, marketOf, type NewCoinCore, paidIn, totalPriceOf } from './newCoinMoney.ts'
import { rulesOf } from './rules.ts'

type Offered = CallData<'getNewcoinsList'>['list'][number]
/** The order in which new coins are listed. */
const STATES = ['open', 'soon', 'ended'] as const

function stateOf({ state, soldOut }: OfferingView): Offered['state'] {
  return soldOut && state !== 'soon' ? 'sold_out' : state
}

function offered(view: OfferingView, core: NewCoinCore): Offered {
  const { coin, issuePrice, name, volume, min, max, lot, opens, closes, listTime, lockDays, way } = view.terms
  const { code, scale } = coinOf(core, view)
  return {
    id: String(coin),
    coin: code,
    name,
    currency: paidIn(core).code,
    price: issuePrice,
    volume,
    left: formatPlain(view.left, scale),
    opens,
    closes,
    listTime,
    lockDays,
    min,
    max,
    lot,
    way,
    market: marketOf(core, view),
    listedAt: view.listedAt,
    returnable: isReturnable(view),
    terms: view.version,
    state: stateOf(view),
  }
}

/** Throws Refusal('unknown_offering'). */
export function offeringOf({ port }: TradingWorld, id: number): OfferingView {
  const view = port.core.newCoins.offering(id)
  if (!view) throw new Refusal('unknown_offering')
  return view
}

function offeringInfo({ port: { core } }: TradingWorld, view: OfferingView): CallData<'getNewcoinsInfo'> {
  const { issuer, releaseTime, issueNumber, circulation, site, paper, introduction } = view.terms
  const coin = coinOf(core, view)
  return {
    ...offered(view, core),
    issuer,
    release: releaseTime,
    issueNo: issueNumber,
    circulation,
    totalPrice: totalPriceOf(view, coin),
    site,
    paper,
    intro: introduction,
    marketMaker: hasMarketMaker(core, view.terms.market),
    rules: rulesOf(view, coin.code, paidIn(core).code),
    sequence: core.sequence,
  }
}

/** The calls that read new coins and quote a subscription; none of them changes anything. */
export function offeringCalls({ worlds }: Pick<ProductServices, 'worlds'>) {
  return {
    getNewcoinsList({ state: wanted, page, size }, context: CallContext) {
      const { core } = worldSeenBy(worlds, context).port
      const offerings = core.newCoins.offerings()
      const states = wanted === undefined ? STATES : [wanted]
      const found = states.flatMap((state) => offerings.filter((view) => view.state === state))
      context.setSequence(core.sequence)
      const { list, total } = pageOfList(found, { page, size })
      return { list: list.map((view) => offered(view, core)), total, page }
    },

    getNewcoinsInfo({ id }, context) {
      const world = worldSeenBy(worlds, context)
      const view = offeringOf(world, id)
      context.setSequence(world.port.core.sequence)
      return offeringInfo(world, view)
    },

    tryNewcoins({ id, quantity: text }, context) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const quantity = text === '' ? 0n : readAmount('quantity', text, coinOf(core, offeringOf(world, id)).scale)
      const { cost, worst, lockUntil, ...quote } = core.newCoins.quote(context.session?.owner ?? 0, id, quantity)
      const { scale } = paidIn(core)
      const rejection = context.session ? quote.rejection : null
      context.setSequence(core.sequence)
      return {
        cost: formatPlain(cost, scale),
        lockUntil,
        worst: formatPlain(worst, scale),
        rejection: rejection ?? '',
        problem: problemText(rejection, quote.facts),
      }
    },
  } satisfies Partial<CallHandlers>
}
