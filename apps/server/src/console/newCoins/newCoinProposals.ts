import type { MarketDefinition, OperatorAction, World } from '@touchstone/protocol'
import type { AdminCallRequest } from '@touchstone/protocol/admin'
import { parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { coinOf, paidIn } from '../../products/newCoins/newCoinMoney.ts'
import { readAmount } from '../../trading/decimals.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { knownOffering } from './newCoinCalls.ts'

type Core = AdminServices['worlds']['real']['core']
type WrittenMarket = AdminCallRequest<'proposeSpotMarket'>['market']

/** Limits of orders in a market without a reference price: band and slippage are as wide as the rules allow. */
const YOUNG_MARKET = { bandPpm: 500_000, defaultSlippagePpm: 20_000, maxSlippagePpm: 100_000, maxOpenOrders: 200 }

/** How many steps of `lotSize` a quantity is. Throws Refusal('malformed') for a part of one. */
function lotsOf(field: string, quantity: string, lotSize: string, scale: number): number {
  const lot = parseDecimal(lotSize, scale) ?? 0n
  const units = parseDecimal(quantity, scale)
  if (lot === 0n || units === undefined || units % lot !== 0n)
    throw new Refusal('malformed', { field, problem: `must be a multiple of ${lotSize}` })
  return Number(units / lot)
}

function readMarket(core: Core, market: WrittenMarket): MarketDefinition {
  const { id, base: baseId, tickSize, lotSize, minAmount, maxAmount, minNotional, maxNotional } = market
  const base = core.assets().find((asset) => asset.id === baseId)
  if (!base) throw new Refusal('unknown_asset')
  const quote = paidIn(core)
  return {
    id,
    symbol: `${base.code}${quote.code}`,
    name: `${base.code}/${quote.code}`,
    base: base.id,
    quote: quote.id,
    tickSize,
    lotSize,
    minLots: lotsOf('minAmount', minAmount, lotSize, base.scale),
    maxLots: lotsOf('maxAmount', maxAmount, lotSize, base.scale),
    minNotional,
    maxNotional,
    ...YOUNG_MARKET,
  }
}

interface Asked {
  readonly world: World
  readonly reason: string
  readonly effectiveAt?: number
}

/** What operators propose about new coins, and two of them decide. */
export function newCoinProposals({ worlds, approvals }: Pick<AdminServices, 'worlds' | 'approvals'>) {
  const propose = ({ world, reason, effectiveAt = 0 }: Asked, action: OperatorAction, context: AdminContext) => {
    const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
    return approvals.propose(payload, operatorOf(context).operator, context.record)
  }

  return {
    proposeAsset: ({ asset, ...asked }, context) => propose(asked, { type: 'ListAsset', asset }, context),

    proposeSpotMarket: ({ market, ...asked }, context) => {
      const definition = readMarket(worlds[asked.world].core, market)
      return propose(asked, { type: 'ListSpotMarket', definition, state: market.state, reason: market.why }, context)
    },

    proposeOffering: ({ terms, ...asked }, context) => propose(asked, { type: 'SetOffering', terms }, context),

    proposeOfferingFunding: ({ coin, amount, evidence, ...asked }, context) => {
      const { core } = worlds[asked.world]
      const units = readAmount('amount', amount, coinOf(core, knownOffering(core, coin)).scale)
      return propose(asked, { type: 'FundOffering', coin, amount: units, evidence }, context)
    },

    proposeIssuerPayment: ({ coin, amount, evidence, ...asked }, context) => {
      const { core } = worlds[asked.world]
      knownOffering(core, coin)
      const units = readAmount('amount', amount, paidIn(core).scale)
      return propose(asked, { type: 'PayIssuer', coin, amount: units, evidence }, context)
    },

    proposeUnsoldReturn: ({ coin, evidence, ...asked }, context) => {
      knownOffering(worlds[asked.world].core, coin)
      return propose(asked, { type: 'ReturnUnsold', coin, evidence }, context)
    },

    proposeAllocation: ({ coin, ...asked }, context) => {
      knownOffering(worlds[asked.world].core, coin)
      return propose(asked, { type: 'AllocateOffering', coin }, context)
    },
  } satisfies Partial<AdminHandlers>
}
