import type { CallData, HostingOrderId, HostingOrderView } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { isTicked } from '../../gateway/ticked.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { requirePassword } from '../../trading/requirePassword.ts'
import { hostingAsset } from './hostingMoney.ts'
import { type OrderRecord, ownOrder } from './orderReading.ts'

export type BuyParts = Pick<ProductServices, 'commands' | 'past' | 'transactionPassword'>

/** The part of an order that the answer to its redemption tells. */
type Sold = CallData<'sellProfit'>

function soldLive({ earlyReceive, earlyLoss, redeemAt, state }: HostingOrderView, scale: number): Sold {
  return { receive: formatPlain(earlyReceive, scale), loss: formatPlain(earlyLoss, scale), redeemAt, state }
}

function soldBefore({ amount, loss, redeemAt, state }: OrderRecord, scale: number): Sold {
  return { receive: formatPlain(amount - loss, scale), loss: formatPlain(loss, scale), redeemAt, state }
}

/** The calls that host money and ask for a redemption: each is one command, under an identity that makes its repetition harmless. */
export function buyCalls(parts: BuyParts) {
  const { commands, past } = parts

  /** An order that has ended is in history alone. */
  const sold = async ({ world, session }: Trader, order: HostingOrderId, context: CallContext): Promise<Sold> => {
    const { core } = world.port
    const { scale } = hostingAsset(core)
    const live = core.hosting.order(order)
    if (live?.owner === session.owner) return soldLive(live, scale)
    const ended = await ownOrder(await past.own({ ...context, minSequence: core.sequence }), order)
    if (!ended) throw new Refusal('outcome_unknown')
    return soldBefore(ended, scale)
  }

  return {
    async buyProfit({ id: product, amount: text, terms: shown, agree, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      if (text === '') throw new Refusal('amount_missing')
      const amount = readAmount('amount', text, hostingAsset(core).scale)
      if (!isTicked(agree)) throw new Refusal('agreement_missing')
      await requirePassword(parts, context, tpwd)
      const terms = shown ?? core.hosting.product(product)?.version ?? 1
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `buyProfit ${product} ${amount} ${shown ?? '-'}`,
        command: (stamp) => ({ type: 'BuyHosting', ...stamp, product, amount, terms }),
      })
      return { orderNo: String(doneValue(entry, context)) }
    },

    async sellProfit({ orderNo, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      const order = Number(orderNo)
      await requirePassword(parts, context, tpwd)
      const own = core.hosting.order(order)?.owner === trader.session.owner
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `sellProfit ${order}`,
        command: (stamp) => ({ type: 'RedeemHosting', ...stamp, order }),
        missing: own ? undefined : 'order_not_found',
      })
      return sold(trader, doneValue(entry, context), context)
    },
  } satisfies Partial<CallHandlers>
}
