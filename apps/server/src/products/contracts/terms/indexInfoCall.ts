import { explainSources } from '@touchstone/core'
import { type CallData, type IndexId, sessionAt } from '@touchstone/protocol'
import { ppmToFraction, type Timestamp } from '@touchstone/quantities'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { indexAt, indexHistory, markAt } from '../../../history/prices/indexReading.ts'
import type { Reading } from '../../../history/reading.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { IndexText } from '../../../marketdata/indexText.ts'
import type { MarkMoment } from '../../../marketdata/prices/contracts/markFigures.ts'
import type { IndexMoment } from '../../../marketdata/prices/indexFigures.ts'
import { rateFraction } from '../../../marketdata/rateText.ts'
import { tradingHours } from '../../../marketdata/tradingHours.ts'
import type { PriceOrigin } from '../../../trading/priceOrigin.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../../trading/tradingWorlds.ts'

type Info = CallData<'getIndexInfo'>

/** Nothing was sampled at that time, or it is not kept any more. */
const NO_SAMPLES: IndexMoment = { time: 0, sequence: 0, price: 0, sources: [], used: 0, spreadPpm: 0 }

/** The index of that name, or the one under the contract of that name. Throws Refusal('unknown_index'). */
function indexNamed({ listings }: TradingWorld, symbol: string): IndexText {
  const contract = listings.contracts().find(({ definition }) => definition.symbol === symbol)
  return contract ? listings.indexById(contract.definition.index) : listings.index(symbol)
}

/** The last samples, from memory. */
function latestSamples({ port }: TradingWorld, index: IndexId): IndexMoment {
  const { sampledAt, sequence, price, sources, used, spreadPpm } = port.core.reference.index(index)
  return { time: sampledAt, sequence, price, sources, used, spreadPpm }
}

/** The last mark price with its parts, from memory. */
function latestMark({ port }: TradingWorld, { definition }: ContractText): MarkMoment {
  const view = port.core.contracts.contract(definition.id)
  const { markPrice: mark, indexPrice: index, fundingLeg, basisLeg, lastPrice, fundingE8, nextFundingAt } = view
  const { sampledAt: time, sequence } = port.core.reference.index(definition.index)
  return { time, sequence, mark, index, fundingLeg, basisLeg, last: lastPrice || index, fundingE8, nextFundingAt }
}

function markRow(contract: ContractText, moment: MarkMoment): Info['marks'][number] {
  return {
    symbol: contract.definition.symbol,
    mark: contract.price(moment.mark),
    fundingLeg: contract.price(moment.fundingLeg),
    basisLeg: contract.price(moment.basisLeg),
    last: contract.price(moment.last),
    funding: rateFraction(moment.fundingE8),
    nextFunding: moment.nextFundingAt,
  }
}

async function marksOn(
  world: TradingWorld,
  reading: Reading,
  index: IndexId,
  time: Timestamp | undefined,
): Promise<Info['marks']> {
  const contracts = world.listings.contracts().filter(({ definition }) => definition.index === index)
  const marks = contracts.map(async (contract) => {
    const id = contract.definition.id
    const moment = time === undefined ? latestMark(world, contract) : await markAt(reading, id, time)
    return moment && moment.mark > 0 ? [markRow(contract, moment)] : []
  })
  return (await Promise.all(marks)).flat()
}

/** How the sources went into the price, as the core read them. */
function sourcesOf({ sources }: IndexMoment, text: IndexText): Pick<Info, 'sources' | 'median'> {
  const { median, shares } = explainSources(sources)
  return {
    sources: shares.map(({ price, counted, used }) => ({
      price: text.price(price),
      counted,
      used: counted ? text.price(used) : '',
    })),
    median: text.price(median),
  }
}

/** A reference price with its components, now or at a moment of the past. */
export function indexInfoCall({
  worlds,
  past,
  minimumSources,
  priceSource,
  simulated,
}: Pick<ProductServices, 'worlds' | 'past' | 'minimumSources' | keyof PriceOrigin>): CallHandlers<'getIndexInfo'> {
  return {
    async getIndexInfo({ symbol, time }, context) {
      const world = worldSeenBy(worlds, context)
      const text = indexNamed(world, symbol)
      const reading = await past.open(context)
      const { id, name, calendar } = text.definition
      const moment = time === undefined ? latestSamples(world, id) : ((await indexAt(reading, id, time)) ?? NO_SAMPLES)
      const { core } = world.port
      return {
        symbol: text.definition.symbol,
        name,
        class: text.definition.class,
        priceDecimals: text.priceDecimals,
        price: text.price(moment.price),
        time: moment.time,
        sequence: moment.sequence,
        ...sourcesOf(moment, text),
        minimumSources: minimumSources[world.port.world],
        spread: ppmToFraction(moment.spreadPpm),
        ...sessionAt(calendar, time ?? core.time),
        hours: tradingHours(calendar),
        simulated,
        priceSource,
        marks: await marksOn(world, reading, id, time),
        history: await indexHistory(reading, id, time ?? core.time),
      }
    },
  }
}
