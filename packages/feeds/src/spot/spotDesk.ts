import type { MassQuote, PlaceOrder } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { Desk, DeskMoment } from '../desk/desk.ts'
import type { ReadMarket } from '../desk/housePorts.ts'
import type { FeedMarket } from '../feed/feed.ts'
import { MarketMaker } from './marketMaker.ts'
import { flowCommand, SandboxFlow } from './sandboxFlow.ts'

export interface SpotDeskSettings {
  readonly market: FeedMarket
  /** The base capital the market maker was born with. */
  readonly openingBase: bigint
  readonly holder: number
  readonly random: Random
  readonly readMarket: ReadMarket
  /** The flow follows the recording's trades instead of chance. */
  readonly recorded: boolean
}

/** Market maker and sandbox flow of one spot market. */
export class SpotDesk implements Desk<MassQuote, PlaceOrder> {
  readonly #settings: SpotDeskSettings
  readonly #maker: MarketMaker
  readonly #flow: SandboxFlow

  constructor(settings: SpotDeskSettings) {
    const { market, openingBase, holder, random } = settings
    this.#settings = settings
    this.#maker = new MarketMaker(market, openingBase, holder, random)
    this.#flow = new SandboxFlow(market, random)
  }

  get symbol(): string {
    return this.#settings.market.definition.symbol
  }

  stir(): MassQuote | undefined {
    return this.#maker.stir(this.#settings.random)
  }

  quote(now: Timestamp): MassQuote | undefined {
    return this.#maker.decide(this.#view(), now)
  }

  orders({ now, samples, activity, nextKey }: DeskMoment): PlaceOrder[] {
    const { market, holder, recorded } = this.#settings
    const trades = samples.find((sample) => sample.market === market.definition.id)?.trades ?? []
    const wanted = recorded
      ? this.#flow.following(trades, this.#view())
      : this.#flow.atChance(this.#view(), now, activity)
    return wanted.map((order) => flowCommand(market, order, holder, nextKey()))
  }

  withdraw(): MassQuote {
    return this.#maker.withdraw()
  }

  forget(): void {
    this.#maker.forget()
  }

  refused(): void {
    this.#maker.forget()
  }

  #view() {
    return this.#settings.readMarket(this.#settings.market.definition.id)
  }
}
