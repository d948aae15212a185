import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { marginAsset } from '../../../marketdata/marginAsset.ts'
import { rateFraction } from '../../../marketdata/rateText.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../../trading/tradingWorlds.ts'
import { tierTexts } from '../terms/contractInfoCalls.ts'
import { contractList } from './contractLists.ts'
import { contractAccountRow } from './contractRows.ts'
import { fundingPaid, fundingRates } from './fundingReading.ts'
import { insuranceDays } from './insuranceDays.ts'
import { liquidationFeed, liquidationWorksheet } from './liquidationReading.ts'

type Needs = Pick<ProductServices, 'worlds' | 'commands' | 'past' | 'now'>

/** The positions of the insurance fund now. */
function insurancePositions({ port, listings }: TradingWorld) {
  return port.core.contracts.positions(SYSTEM_OWNERS.insurance).map(({ contract: id, lots, markValue }) => {
    const contract = listings.contractById(id)
    return {
      symbol: contract.definition.symbol,
      side: lots > 0 ? ('long' as const) : ('short' as const),
      lots: String(Math.abs(lots)),
      value: contract.money(markValue),
    }
  })
}

function ownCalls({ commands, past }: Needs): CallHandlers<'getContractList' | 'getContractAccount'> {
  return {
    async getContractList(request, context) {
      const reading = await past.own(context)
      return contractList(reading, request)
    },

    getContractAccount(_request, context) {
      const { session, world } = commands.trader(context)
      const { core } = world.port
      context.setSequence(core.sequence)
      return contractAccountRow(core.contracts.account(session.owner), marginAsset(world.port.core))
    },
  }
}

function fundingCalls({ worlds, past }: Needs): CallHandlers<'getFundingList' | 'getFundingPaid'> {
  return {
    async getFundingList(request, context) {
      const world = worldSeenBy(worlds, context)
      const { definition } = world.listings.contract(request.symbol)
      const settled = await fundingRates(await past.open(context), definition.id, request)
      const view = world.port.core.contracts.contract(definition.id)
      return {
        ...settled,
        estimate: rateFraction(view.fundingE8),
        nextTime: view.nextFundingAt,
        interval: definition.fundingIntervalMs,
        interest: rateFraction(definition.interestE8),
        cap: rateFraction(definition.fundingCapE8),
      }
    },

    async getFundingPaid(request, context) {
      return fundingPaid(await past.own(context), request)
    },
  }
}

function riskCalls({
  worlds,
  past,
  now,
}: Needs): CallHandlers<'getLiquidation' | 'getLiquidationFeed' | 'getInsuranceFund'> {
  return {
    async getLiquidation(request, context) {
      const worksheet = await liquidationWorksheet(await past.own(context), Number(request.id))
      if (!worksheet) throw new Refusal('unknown_position')
      const contract = worldSeenBy(worlds, context).listings.contractById(worksheet.contract)
      const { symbol, name, lotSize, unit } = contract.definition
      return {
        id: request.id,
        symbol,
        name,
        currency: contract.quote.code,
        priceDecimals: contract.units.priceDecimals,
        lotSize,
        unit,
        tiers: tierTexts(contract),
        steps: worksheet.steps,
      }
    },

    async getLiquidationFeed(request, context) {
      return liquidationFeed(await past.open(context), request)
    },

    async getInsuranceFund(_request, context) {
      const reading = await past.open(context)
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const asset = marginAsset(world.port.core)
      const history = await insuranceDays(reading, asset, now())
      return {
        currency: asset.code,
        balance: formatDecimal(core.contracts.insuranceFund(), asset.scale),
        sequence: core.sequence,
        time: core.time,
        positions: insurancePositions(world),
        history,
      }
    },
  }
}

/** The history of contracts, and their open orders and positions. */
export function contractListCalls(parts: Needs) {
  return { ...ownCalls(parts), ...fundingCalls(parts), ...riskCalls(parts) }
}
