import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { coinOf, paidIn } from './newCoinMoney.ts'
import { ownSubscriptions, refundOf, type SubscriptionRecord } from './subscriptionReading.ts'

type SubscriptionRow = CallData<'getMyNewcoins'>['list'][number]
type StepRow = SubscriptionRow['steps'][number]

const DAY_MS = 86_400_000

/** Amounts as text. */
interface Wording {
  coins(amount: bigint): string
  money(amount: bigint): string
}

/** When the coins become free: the step of their release, else the exchange's own figure, else the date of the terms. */
function releaseOf({ port }: TradingWorld, { subscription, state, steps, listTime, lockDays }: SubscriptionRecord) {
  if (state !== 'passed' || steps.some(({ step }) => step === 'returned')) return 0
  const released = steps.find(({ step }) => step === 'released')
  const live = port.core.newCoins.subscription(subscription)
  return released?.at ?? live?.releaseTime ?? listTime + lockDays * DAY_MS
}

/** The request, and each step with what it moved. */
function stepsOf({ steps, quantity, cost, time, sequence }: SubscriptionRecord, { coins, money }: Wording): StepRow[] {
  return [
    { step: 'asked', time, coins: coins(quantity), amount: money(cost), sequence },
    ...steps.map((each) => ({
      step: each.step,
      time: each.at,
      coins: coins(each.coins),
      amount: money(each.step === 'passed' ? each.paid : each.refund),
      sequence: each.sequence,
    })),
  ]
}

function subscriptionRow(world: TradingWorld, record: SubscriptionRecord): SubscriptionRow {
  const { core } = world.port
  const view = core.newCoins.offering(record.coin)
  if (!view) throw new Refusal('unknown_offering')
  const coin = coinOf(core, view)
  const currency = paidIn(core)
  const wording: Wording = {
    coins: (amount) => formatPlain(amount, coin.scale),
    money: (amount) => formatPlain(amount, currency.scale),
  }
  const came = (wanted: StepRow['step']) => record.steps.some(({ step }) => step === wanted)
  return {
    orderNo: String(record.subscription),
    id: String(record.coin),
    coin: coin.code,
    name: view.terms.name,
    currency: currency.code,
    price: view.terms.issuePrice,
    volume: view.terms.volume,
    listTime: record.listTime,
    lockDays: record.lockDays,
    left: wording.coins(view.left),
    quantity: wording.coins(record.quantity),
    allocated: wording.coins(record.allocated),
    amount: wording.money(record.cost),
    refund: wording.money(refundOf(record)),
    time: record.time,
    releaseTime: releaseOf(world, record),
    reason: record.steps.find(({ step }) => step === 'not_passed')?.reason ?? '',
    state: record.state,
    released: came('released'),
    returned: came('returned'),
    returnable: core.newCoins.subscription(record.subscription)?.returnable ?? false,
    steps: stepsOf(record, wording),
  }
}

/** The subscriptions of the caller, from history, and what they came to. */
export function subscriptionCalls({ worlds, past }: Pick<ProductServices, 'worlds' | 'past'>) {
  return {
    async getMyNewcoins(request, context: CallContext) {
      const { list, total, page } = await ownSubscriptions(await past.own(context), request)
      const world = worldSeenBy(worlds, context)
      return { list: list.map((record) => subscriptionRow(world, record)), total, page }
    },
  } satisfies Partial<CallHandlers>
}
