import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { isTicked } from '../../gateway/ticked.ts'
import { acceptedReply, doneValue } from '../../trading/acceptedReply.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { requirePassword } from '../../trading/requirePassword.ts'
import { coinOf, paidIn } from './newCoinMoney.ts'
import { offeringOf } from './offeringCalls.ts'
import { ownSubscription, refundOf } from './subscriptionReading.ts'

export type SubscribeParts = Pick<ProductServices, 'commands' | 'past' | 'transactionPassword'>

/** The calls that subscribe and that give coins back. Each sends one command, whose identity makes a repetition harmless. */
export function subscribeCalls(parts: SubscribeParts) {
  const { commands, past } = parts

  return {
    async buyNewcoins({ id: coin, quantity: text, terms: shown, agree, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      if (text === '') throw new Refusal('amount_missing')
      const offering = offeringOf(trader.world, coin)
      const quantity = readAmount('quantity', text, coinOf(core, offering).scale)
      if (!isTicked(agree)) throw new Refusal('agreement_missing')
      await requirePassword(parts, context, tpwd)
      const terms = shown ?? offering.version
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `buyNewcoins ${coin} ${quantity} ${shown ?? '-'}`,
        command: (stamp) => ({ type: 'SubscribeCoins', ...stamp, coin, quantity, terms }),
      })
      const subscription = doneValue(entry, context)
      const reading = await past.own({ ...context, minSequence: entry.sequence })
      const found = await ownSubscription(reading, subscription)
      if (!found) throw new Refusal('outcome_unknown')
      return { orderNo: String(subscription), amount: formatPlain(found.cost, paidIn(core).scale), state: found.state }
    },

    async returnNewcoins({ orderNo, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      const subscription = Number(orderNo)
      await requirePassword(parts, context, tpwd)
      const own = core.newCoins.subscription(subscription)?.owner === trader.session.owner
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `returnNewcoins ${subscription}`,
        command: (stamp) => ({ type: 'ReturnCoins', ...stamp, subscription }),
        missing: own ? undefined : 'subscription_not_found',
      })
      acceptedReply(entry, context)
      const reading = await past.own({ ...context, minSequence: entry.sequence })
      const found = await ownSubscription(reading, subscription)
      const offering = found && core.newCoins.offering(found.coin)
      if (!found || !offering) throw new Refusal('outcome_unknown')
      return {
        orderNo,
        coins: formatPlain(found.allocated, coinOf(core, offering).scale),
        amount: formatPlain(refundOf(found), paidIn(core).scale),
      }
    },
  } satisfies Partial<CallHandlers>
}
