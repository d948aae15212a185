import { fee } from '@touchstone/core'
import {
  type BracketPreview,
  type CallData,
  type ExitPreview,
  notional,
  type OrderConditions,
  type OrderPreview,
} from '@touchstone/protocol'
import { type Amount, formatPlain, ppmToFraction } from '@touchstone/quantities'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { previewedFills } from '../../orders/previewedFills.ts'
import { previewedSlices } from '../../orders/previewedSlices.ts'
import type { CustomerCommands, Trader } from '../../trading/customerCommands.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'
import { availableIn } from '../../trading/ownBalances.ts'
import { draftConditions, type OrderDraft, orderDraft } from './orderDraft.ts'
import { type Exits, orderExits } from './orderExits.ts'
import { proceeds } from './proceeds.ts'

/** Lots of an accepted order that would rest (or wait for their trigger) after its fills at once. */
function restingLots(draft: OrderDraft, preview: OrderPreview): number {
  const rests = draft.timeInForce === 'GTC' || draft.timeInForce === 'POST'
  const waits = preview.stopPrice > 0
  return preview.rejection === null && (rests || waits) ? draft.lots - preview.lotsFilled : 0
}

/** The proceeds of the order before fees: base for a buy, quote for a sell; a waiting stop at its stop price. */
function gained(draft: OrderDraft, preview: OrderPreview, resting: number, market: ListedMarket): Amount {
  if (draft.side === 'buy') return BigInt(preview.lotsFilled + resting) * market.units.lotUnits
  return preview.quoteFilled + notional(draft.price || preview.stopPrice, resting, market.units)
}

/**
 * The fee on the lots that fill at once and, unless the order is refused, on those that wait: a stop that becomes a market
 * order takes.
 */
function expectedFee(draft: OrderDraft, preview: OrderPreview, gain: Amount, takerPpm: number): Amount {
  if (preview.rejection !== null) return preview.takerFee
  return draft.kind === 'stop_market' ? fee(gain, takerPpm) : preview.takerFee + preview.makerFee
}

function previewAnswer(
  trader: Trader,
  draft: OrderDraft,
  conditions: OrderConditions,
  exits: Exits | undefined,
  market: ListedMarket,
): CallData<'tryOrder'> {
  const { core } = trader.world.port
  const { base, quote } = market
  const { owner } = trader.session
  const bracket = exits && core.spot.previewBracket({ ...draft, goodTill: conditions.goodTill, ...exits }, owner)
  const preview = bracket ?? core.spot.preview(draft, owner, conditions)
  const tier = core.customers.feeTier(owner)
  const buying = draft.side === 'buy'
  const [spent, received] = buying ? [quote, base] : [base, quote]
  const resting = restingLots(draft, preview)
  const gain = gained(draft, preview, resting, market)
  const charge = expectedFee(draft, preview, gain, tier.takerPpm)
  return {
    ...previewedFills(
      {
        ...preview,
        lots: preview.lotsFilled,
        value: preview.quoteFilled,
        valueAt: (price) => notional(price, preview.lotsFilled, market.units),
      },
      core.spot.market(market.definition.id),
      market,
    ),
    stopPrice: preview.stopPrice === 0 ? '' : market.price(preview.stopPrice),
    filled: market.amount(preview.lotsFilled),
    resting: market.amount(resting),
    ...previewedSlices(conditions, resting, (lots) => market.amount(lots)),
    cost: formatPlain(preview.cost, spent.scale),
    costCurrency: spent.code,
    fee: formatPlain(charge, received.scale),
    feeCurrency: received.code,
    makerRate: ppmToFraction(tier.makerPpm),
    takerRate: ppmToFraction(tier.takerPpm),
    receive: formatPlain(gain - charge, received.scale),
    receiveCurrency: received.code,
    available: formatPlain(availableIn(trader, 'funds', spent.id), spent.scale),
    exits: bracket ? exitsAnswer(bracket, market) : null,
  }
}

/** What the exits of a purchase would be for, and bring. */
function exitsAnswer(
  { lots, takeProfit, stopLoss }: BracketPreview,
  market: ListedMarket,
): CallData<'tryOrder'>['exits'] {
  const brings = (exit: ExitPreview | null) => exit && proceeds(exit.value, exit.fee, market.quote)
  return { amount: market.amount(lots), tp: brings(takeProfit), sl: brings(stopLoss) }
}

export function previewCall(commands: CustomerCommands): CallHandlers<'tryOrder'> {
  return {
    tryOrder(request, context) {
      const trader = commands.trader(context)
      const market = trader.world.markets.bySymbol(request.symbol)
      const draft = orderDraft(request, market)
      const conditions = draftConditions(request, draft, market)
      return previewAnswer(trader, draft, conditions, orderExits(request, market), market)
    },
  }
}
