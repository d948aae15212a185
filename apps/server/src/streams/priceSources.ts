import type { CoreQueries, MarkData } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { MarkFigures } from '../marketdata/prices/contracts/markFigures.ts'
import type { IndexFigures } from '../marketdata/prices/indexFigures.ts'
import { rateFraction } from '../marketdata/rateText.ts'
import { ChangeGate, differs } from './changeGate.ts'
import type { ChannelSource } from './channel.ts'

type PriceQuestions = Pick<CoreQueries, 'reference' | 'contracts'>

function samplesOf(core: PriceQuestions, index: number) {
  const { sampledAt: time, sequence, used: sources, spreadPpm } = core.reference.index(index)
  return { time, sequence, sources, spread: ppmToFraction(spreadPpm) }
}

/** An index without a mark price. */
export function indexData(core: PriceQuestions, { text }: IndexFigures): MarkData {
  const { id, symbol } = text.definition
  const { price, open, changesAt } = core.reference.index(id)
  const unmarked = { mark: '', fundingLeg: '', basisLeg: '', last: '', funding: '', nextFunding: 0 }
  const endless = { settlement: '', settlementSamples: 0 }
  return { symbol, index: text.price(price), ...unmarked, ...samplesOf(core, id), open, changesAt, ...endless }
}

export function markData(core: PriceQuestions, { text }: MarkFigures): MarkData {
  const { id, symbol, index, kind } = text.definition
  const view = core.contracts.contract(id)
  return {
    symbol,
    index: text.price(view.indexPrice),
    mark: text.price(view.markPrice),
    fundingLeg: text.price(view.fundingLeg),
    basisLeg: text.price(view.basisLeg),
    last: text.price(view.lastPrice),
    funding: kind === 'dated' ? '' : rateFraction(view.fundingE8),
    nextFunding: view.nextFundingAt,
    ...samplesOf(core, index),
    open: view.open,
    changesAt: view.changesAt,
    settlement: text.price(view.settlementMean),
    settlementSamples: view.settlementSamples,
  }
}

/** A mark price or an index, with all its inputs. */
export class MarkSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #figures: MarkFigures | IndexFigures
  readonly #read: () => MarkData
  readonly #gate = new ChangeGate()
  #told: MarkData | undefined

  constructor(live: LiveWorld, figures: MarkFigures | IndexFigures, read: () => MarkData) {
    this.#live = live
    this.#figures = figures
    this.#read = read
  }

  advance(now: number): readonly MarkData[] {
    if (!this.#gate.opens(this.#live.market.version(this.#figures.text.definition.id), now)) return []
    const data = this.#read()
    if (!differs(this.#told, data)) return []
    this.#told = data
    return [data]
  }

  snapshot(): MarkData | undefined {
    return this.#told
  }
}
