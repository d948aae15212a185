import type { AssetDefinition, CONVERSION_CALLS } from '@touchstone/protocol'
import { formatPlain, powerOfTen } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import { assetOf } from '../../trading/assetOf.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { conversionList, conversionTime } from './conversionReading.ts'
import { type ConversionQuote, QUOTE_MS, Quotes } from './quotes.ts'

const PPM_DECIMALS = 6

/** The amount of the spread, in units of `to`: the value at the index price, rounded down, less the proceeds. */
function spreadCost(amount: bigint, indexRate: string, receive: bigint, from: AssetDefinition, to: AssetDefinition) {
  const [coins = '', fraction = ''] = indexRate.split('.')
  const rate = BigInt(coins + fraction)
  const atIndex = (amount * rate * powerOfTen(to.scale)) / powerOfTen(from.scale + fraction.length)
  return atIndex > receive ? atIndex - receive : 0n
}

/** The request as its repetition is known by; '' for one that protects itself against none. */
function accepterOf(cid: string | undefined, rtoken: string): string {
  if (cid !== undefined) return `cid ${cid}`
  return rtoken === '' ? '' : `rtoken ${rtoken}`
}

/** Sent under the number of a quote that is gone: only to repeat an earlier command, whose answer the log knows. */
const GONE: ConversionQuote = { from: 1, to: 1, amount: 1n, receive: 1n, expiresAt: 0 }

/** Exchanges of one currency for another with the house: quoted, then accepted as quoted or not at all. */
export function conversionCalls({
  commands,
  past,
  tables,
  now,
}: Pick<ProductServices, 'commands' | 'past' | 'tables' | 'now'>): CallHandlers<keyof typeof CONVERSION_CALLS> {
  const quotes = new Quotes(now)

  const quoted = (trader: Trader, from: AssetDefinition, to: AssetDefinition, amount: bigint) => {
    const { core } = trader.world.port
    const quote = core.conversions.quote(trader.session.owner, from.id, to.id, amount)
    if (quote.rejection) throw new Refusal(quote.rejection, quote.facts)
    return quote
  }

  return {
    getExchangeQuote(request, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      const from = assetOf(trader, request.from)
      const to = assetOf(trader, request.to)
      const amount = readAmount('amount', request.amount, from.scale)
      const { receive, rate, indexRate } = quoted(trader, from, to, amount)
      const expiresAt = now() + QUOTE_MS
      const quote = { from: from.id, to: to.id, amount, receive, expiresAt }
      const spread = BigInt(core.moneyTerms.current().terms.conversionSpreadPpm)
      context.setSequence(core.sequence)
      return {
        quoteId: quotes.keep(quote, trader.session),
        from: from.code,
        to: to.code,
        amount: formatPlain(amount, from.scale),
        receive: formatPlain(receive, to.scale),
        rate,
        indexRate,
        spread: formatPlain(spread, PPM_DECIMALS),
        fee: formatPlain(spreadCost(amount, indexRate, receive, from, to), to.scale),
        expires: expiresAt,
      }
    },

    async addExchange({ quoteId, cid }, context) {
      const trader = commands.orderingTrader(context)
      const quote = quotes.take(quoteId, trader.session, accepterOf(cid, context.rtoken))
      const { from, to, amount, receive, expiresAt } = quote ?? GONE
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `addExchange ${quoteId}`,
        command: (stamp) => ({ type: 'ConvertFunds', ...stamp, from, to, amount, receive, expiresAt }),
        missing: quote ? undefined : 'quote_expired',
      })
      if (quote && entry.reply.kind === 'rejected') quotes.release(quoteId)
      const sequence = doneValue(entry, context)
      const known = sequence === entry.sequence ? entry.time : trader.world.times.of(sequence)
      const time = known ?? (await conversionTime(tables, trader.session.world, sequence))
      if (time === undefined) throw new Refusal('outcome_unknown')
      return { sequence, time }
    },

    async getExchangeList(request, context) {
      return conversionList(await past.own(context), request)
    },
  }
}
