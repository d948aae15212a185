import {
  type Command,
  type ContractDefinition,
  type IndexDefinition,
  type MassQuote,
  type OptionTerms,
  type QuoteContract,
  type Reply,
  sessionAt,
} from '@touchstone/protocol'
import type { HouseContracts, HouseContractView, HouseMarketView } from '../desk/housePorts.ts'
import type { FeedMarket } from '../feed/feed.ts'
import { ASSETS } from '../feed/genesis.ts'

export const OPENING = 1_000_000_000_000_000n

/** The least an exchange must do for the house: listings, index, quotes, and orders that take from the quotes. */
export class SmallExchange {
  readonly commands: Command[] = []
  refuse: ((command: Command) => Promise<Reply> | undefined) | undefined
  readonly #markets: readonly FeedMarket[]
  readonly #now: () => number
  readonly #quotes = new Map<number, MassQuote | QuoteContract>()
  readonly #index = new Map<number, number>()
  readonly #base = new Map<number, bigint>()
  readonly #indexes: IndexDefinition[] = []
  readonly #contracts: ContractDefinition[] = []
  readonly #options: (OptionTerms & { readonly version: number })[] = []
  readonly #makerLots = new Map<number, number>()

  constructor(markets: readonly FeedMarket[], now: () => number) {
    this.#markets = markets
    this.#now = now
  }

  async submit(command: Command): Promise<Reply> {
    const refusal = this.refuse?.(command)
    if (refusal) return refusal
    this.commands.push(command)
    await Promise.resolve()
    this.#apply(command)
    return { kind: 'done', value: 0 }
  }

  read(market: number): HouseMarketView {
    const quote = this.#quotes.get(market)
    const levels = quote?.type === 'MassQuote' ? quote : undefined
    return {
      open: true,
      bestBid: levels?.bids[0] ?? 0,
      bestAsk: levels?.asks[0] ?? 0,
      indexPrice: this.#index.get(market) ?? 0,
      makerBase: this.#baseOf(market),
      makerQuote: OPENING,
    }
  }

  get contracts(): HouseContracts {
    return {
      world: {
        assets: () => ASSETS,
        spot: { markets: () => this.#markets.map(({ definition }) => definition) },
        reference: { indexes: () => this.#indexes },
        contracts: { all: () => this.#contracts },
        timedOptions: { terms: () => this.#options },
      },
      read: (contract) => this.#readContract(contract),
    }
  }

  of<Type extends Command['type']>(type: Type): Extract<Command, { type: Type }>[] {
    return this.commands.filter((command) => command.type === type) as Extract<Command, { type: Type }>[]
  }

  #apply(command: Command): void {
    switch (command.type) {
      case 'MassQuote':
        this.#quotes.set(command.market, command)
        return
      case 'QuoteContract':
        this.#quotes.set(command.contract, command)
        return
      case 'IndexSamples':
        for (const { market, sources } of command.samples) this.#index.set(market, mean(sources))
        return
      case 'ListIndex':
        this.#indexes.push(command.definition)
        return
      case 'ListContract':
        this.#contracts.push(command.definition)
        return
      case 'ListOptions':
        this.#options.push({ ...command.terms, version: 1 })
        return
      case 'PlaceOrder': {
        const lots = BigInt(command.lots) * (command.side === 'buy' ? -1n : 1n)
        const units = this.#markets.find(({ definition }) => definition.id === command.market)?.units.lotUnits ?? 0n
        this.#base.set(command.market, this.#baseOf(command.market) + lots * units)
        return
      }
      case 'PlaceContractOrder': {
        const lots = (command.side === 'buy' ? -1 : 1) * command.lots
        this.#makerLots.set(command.contract, (this.#makerLots.get(command.contract) ?? 0) + lots)
        return
      }
      default:
    }
  }

  #readContract(contract: number): HouseContractView {
    const quote = this.#quotes.get(contract)
    const shape = quote?.type === 'QuoteContract' ? quote : undefined
    const index = this.#contracts.find(({ id }) => id === contract)?.index ?? 0
    const calendar = this.#indexes.find(({ id }) => id === index)?.calendar
    const session = calendar ? sessionAt(calendar, this.#now()) : { open: false, changesAt: 0 }
    const makerLots = this.#makerLots.get(contract) ?? 0
    return {
      open: session.open,
      closesAt: session.open ? session.changesAt : 0,
      bestBid: shape?.bid ?? 0,
      bestAsk: shape?.ask ?? 0,
      indexPrice: this.#index.get(index) ?? 0,
      makerLots,
      flowLots: makerLots === 0 ? 0 : -makerLots,
      makerQuote: OPENING,
    }
  }

  #baseOf(market: number): bigint {
    return this.#base.get(market) ?? OPENING
  }
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))
}
