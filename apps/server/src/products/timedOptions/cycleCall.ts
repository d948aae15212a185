import { breakEvenPpm, houseEdgePpm, indexProblem, settlementRule } from '@touchstone/core'
import type { AssetDefinition, CallData, OptionTerms } from '@touchstone/protocol'
import { type Amount, formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'

type Terms = OptionTerms & { readonly version: number }
type Answer = CallData<'getDeliveryCycle'>

/** The terms on the index asked for, or the first there are. Throws Refusal('unknown_index'). */
export function termsOn({ port, listings }: TradingWorld, symbol: string | undefined): Terms {
  const all = port.core.timedOptions.terms()
  const wanted = symbol === undefined ? all[0]?.index : listings.index(symbol).definition.id
  const terms = all.find(({ index }) => index === wanted)
  if (!terms) throw new Refusal('unknown_index')
  return terms
}

/** The asset in which these options are bought and paid. */
export function stakeAsset({ port }: TradingWorld, { quote }: Terms): AssetDefinition {
  const asset = port.core.assets().find(({ id }) => id === quote)
  if (!asset) throw new Error(`no asset has the id ${quote}`)
  return asset
}

/** An edge the customer has over the house is told as it is: "-0.01". */
function signedFraction(ppm: number): string {
  return ppm < 0 ? `-${ppmToFraction(-ppm)}` : ppmToFraction(ppm)
}

function cyclesOf(
  { port }: TradingWorld,
  terms: Terms,
  asset: AssetDefinition,
  context: CallContext,
): Answer['cycles'] {
  const owner = context.session?.owner
  const most = (cycle: number): string =>
    owner === undefined ? '' : formatPlain(port.core.timedOptions.largestStake(owner, terms.index, cycle), asset.scale)
  return terms.cycles.map(({ id, seconds, payoutPpm, feePpm, min, max }) => {
    const { windowMs, rule } = settlementRule(seconds)
    return {
      id,
      seconds,
      payout: ppmToFraction(payoutPpm),
      feeRate: ppmToFraction(feePpm),
      min,
      max,
      maxNow: most(id),
      breakEven: ppmToFraction(breakEvenPpm(payoutPpm, feePpm)),
      houseEdge: signedFraction(houseEdgePpm(payoutPpm, feePpm)),
      windowSeconds: windowMs / 1_000,
      rule,
    }
  })
}

/** The money that the caller could stake; 0 without a session. */
function stakeable({ port }: TradingWorld, asset: AssetDefinition, context: CallContext): Amount {
  if (!context.session) return 0n
  const balances = port.core.ledger.balances(context.session.owner)
  return balances.find((one) => one.wallet === 'delivery' && one.asset === asset.id)?.available ?? 0n
}

/** Every index that has options, with whether it trades now. */
function symbolsOf({ port, listings }: TradingWorld): Answer['symbols'] {
  return port.core.timedOptions.terms().map(({ index }) => {
    const { symbol, name, class: kind } = listings.indexById(index).definition
    return { symbol, name, class: kind, open: port.core.reference.index(index).open }
  })
}

/** Durations, payouts, odds and limits of timed orders, and why none can be bought now. */
export function cycleCall({
  worlds,
  now,
  priceSource,
  simulated,
}: Pick<ProductServices, 'worlds' | 'now' | 'priceSource' | 'simulated'>): CallHandlers<'getDeliveryCycle'> {
  return {
    getDeliveryCycle(request, context) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const terms = termsOn(world, request.symbol)
      const asset = stakeAsset(world, terms)
      const text = world.listings.indexById(terms.index)
      const view = core.reference.index(terms.index)
      const pool = core.timedOptions.pool()
      const { symbol, name, class: kind } = text.definition
      return {
        symbol,
        name,
        class: kind,
        currency: asset.code,
        priceDecimals: text.priceDecimals,
        version: terms.version,
        cycles: cyclesOf(world, terms, asset, context),
        open: view.open,
        changesAt: view.changesAt,
        problem: indexProblem(view, Math.max(now(), core.time)) ?? '',
        poolFree: formatPlain(pool.available, asset.scale),
        poolLocked: formatPlain(pool.locked, asset.scale),
        poolCap: terms.poolCap,
        customerCap: terms.customerCap,
        available: formatPlain(stakeable(world, asset, context), asset.scale),
        simulated,
        priceSource,
        symbols: symbolsOf(world),
      }
    },
  }
}
