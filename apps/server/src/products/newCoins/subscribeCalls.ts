import type { CoinId, SubscriptionId } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { isTicked } from '../../gateway/ticked.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { acceptedReply, doneValue } from '../../trading/acceptedReply.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { requirePassword } from '../../trading/requirePassword.ts'
import { coinOf, paidIn } from './newCoinMoney.ts'
import { offeringOf } from './offeringCalls.ts'
import { ownSubscription, type SubscriptionRecord } from './subscriptionReading.ts'

export type SubscribeParts = Pick<ProductServices, 'commands' | 'past' | 'transactionPassword'>

interface Returned {
  readonly coin: CoinId
  readonly amount: Amount
  readonly refund: Amount
}

/** What this entry gave back; undefined in a repetition. */
function returnIn({ events }: AppliedEntry): Returned | undefined {
  return events.find((event) => event.type === 'CoinsReturned')
}

function returnOf(found: SubscriptionRecord | undefined): Returned | undefined {
  const returned = found?.steps.find(({ step }) => step === 'returned')
  return found && returned && { coin: found.coin, amount: returned.coins, refund: returned.refund }
}

/** The calls that subscribe and that give coins back. Each sends one command, whose identity makes a repetition harmless. */
export function subscribeCalls(parts: SubscribeParts) {
  const { commands, past } = parts

  /** As history has it: an entry that repeats an earlier one, and what has ended since. */
  const recorded = async ({ sequence }: AppliedEntry, subscription: SubscriptionId, context: CallContext) =>
    ownSubscription(await past.own({ ...context, minSequence: sequence }), subscription)

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
      const found = core.newCoins.subscription(subscription) ?? (await recorded(entry, subscription, context))
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
      const returned = returnIn(entry) ?? returnOf(await recorded(entry, subscription, context))
      const offering = returned && core.newCoins.offering(returned.coin)
      if (!returned || !offering) throw new Refusal('outcome_unknown')
      return {
        orderNo,
        coins: formatPlain(returned.amount, coinOf(core, offering).scale),
        amount: formatPlain(returned.refund, paidIn(core).scale),
      }
    },
  } satisfies Partial<CallHandlers>
}
