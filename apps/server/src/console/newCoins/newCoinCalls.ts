import type { OfferingView, SubscriptionView } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { pageOfList } from '../../history/reading.ts'
import { coinOf, heldFor, lyingOf, paidIn } from '../../products/newCoins/newCoinMoney.ts'
import { problemText } from '../../trading/refusalOf.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Core = AdminServices['worlds']['real']['core']
type Offering = AdminCallData<'getOfferings'>['offerings'][number]
type Subscription = AdminCallData<'getSubscriptions'>['list'][number]

const MOST_LINES = 200

/** Throws Refusal('unknown_offering'). */
export function knownOffering(core: Core, coin: number): OfferingView {
  const view = core.newCoins.offering(coin)
  if (!view) throw new Refusal('unknown_offering')
  return view
}

/** Coins and money of an offering as text. */
function wordingOf(core: Core, view: OfferingView) {
  const { code, scale } = coinOf(core, view)
  const currency = paidIn(core)
  return {
    code,
    currency: currency.code,
    coins: (amount: bigint) => formatPlain(amount, scale),
    money: (amount: bigint) => formatPlain(amount, currency.scale),
  }
}

function offeringLine(core: Core, view: OfferingView): Offering {
  const { code, coins, money } = wordingOf(core, view)
  const lying = lyingOf(view)
  const { version, terms, state, soldOut, listedAt, missedAt, backed, isAllocated, underReview: waiting } = view
  return {
    version,
    terms,
    code,
    state,
    soldOut,
    listedAt,
    missedAt,
    backed,
    isAllocated,
    waiting,
    left: coins(view.left),
    funded: coins(view.funded),
    coins: coins(lying.coins),
    asked: coins(view.asked),
    allocated: coins(view.allocated),
    held: money(heldFor(core, view)),
    paid: money(lying.paid),
    issuerPaid: money(view.paidOut),
  }
}

/** Markets have numbers below this one: from here on they are of indexes and contracts. */
const FIRST_INDEX = 1000

/** The number after the highest that is given. */
function nextOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers.filter((each) => each < FIRST_INDEX)) + 1
}

function offeringsOf(core: Core): AdminCallData<'getOfferings'> {
  const markets = core.spot.markets()
  const traded = [...markets, ...core.contracts.all(), ...core.reference.indexes()]
  const assets = core.assets()
  return {
    sequence: core.sequence,
    time: core.time,
    currency: paidIn(core).code,
    offerings: core.newCoins.offerings().map((view) => offeringLine(core, view)),
    assets: assets.map(({ id, code, name, scale }) => ({ id, code, name, scale })),
    markets: markets.map(({ id, symbol, base }) => ({ id, symbol, base })),
    nextAsset: nextOf(assets.map(({ id }) => id)),
    nextMarket: nextOf(traded.map(({ id }) => id)),
  }
}

function subscriptionLine(view: SubscriptionView, { coins, money }: ReturnType<typeof wordingOf>): Subscription {
  const { subscription, owner, subscribedAt, quantity, cost, allocated, paid, state } = view
  return {
    orderNo: String(subscription),
    owner: String(owner),
    time: subscribedAt,
    quantity: coins(quantity),
    amount: money(cost),
    allocated: coins(allocated),
    refund: money(state === 'passed' ? cost - paid : 0n),
    state,
  }
}

function previewOf(core: Core, coin: number): AdminCallData<'tryAllocation'> {
  const { code, currency, coins, money } = wordingOf(core, knownOffering(core, coin))
  const preview = core.newCoins.allocationPreview(coin)
  if (!preview) throw new Refusal('unknown_offering')
  const { shares, rejection, facts, asked, available } = preview
  const sumOf = (figure: 'allocated' | 'paid' | 'refund') => shares.reduce((sum, share) => sum + share[figure], 0n)
  const allocated = sumOf('allocated')
  return {
    sequence: core.sequence,
    code,
    currency,
    asked: coins(asked),
    allocated: coins(allocated),
    paid: money(sumOf('paid')),
    refund: money(sumOf('refund')),
    left: coins(available - allocated),
    lines: shares.slice(0, MOST_LINES).map(({ subscription, owner, ...share }) => ({
      orderNo: String(subscription),
      owner: String(owner),
      quantity: coins(share.quantity),
      allocated: coins(share.allocated),
      paid: money(share.paid),
      refund: money(share.refund),
    })),
    lineCount: shares.length,
    rejection: rejection ?? '',
    problem: problemText(rejection, facts),
  }
}

/** New coins as operators see them. */
export function newCoinCalls({ worlds }: Pick<AdminServices, 'worlds'>) {
  return {
    getOfferings: ({ world }) => offeringsOf(worlds[world].core),

    getSubscriptions: ({ world, coin, state, page, size }) => {
      const { core } = worlds[world]
      const wording = wordingOf(core, knownOffering(core, coin))
      const found = core.newCoins.subscriptions(coin).filter((each) => state === '' || each.state === state)
      const { list, total } = pageOfList(found, { page, size })
      return { list: list.map((each) => subscriptionLine(each, wording)), total, page }
    },

    tryAllocation: ({ world, coin }) => previewOf(worlds[world].core, coin),
  } satisfies Partial<AdminHandlers>
}
