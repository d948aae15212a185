import {
  type AssetDefinition,
  type ContractDefinition,
  contractUnits,
  type IndexDefinition,
} from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import { catalogueEntry } from '../catalogue/catalogue.ts'
import { CONTRACT_FLOW_POLICY, CONTRACT_QUOTE_POLICY } from '../policy/contractPolicy.ts'

/** The figures that the house computes once about a contract. */
export class ContractTraits {
  readonly definition: ContractDefinition
  readonly halfSpreadPpm: number
  /** Largest position that the margin tiers allow, in USDT. */
  readonly largestPosition: number
  /** Mean time between two orders of the sandbox flow. */
  readonly flowIntervalMs: number
  readonly #valueFactor: number
  /** USDT of one tick × one lot. */
  readonly #quantum: number

  constructor(definition: ContractDefinition, index: IndexDefinition, assets: readonly AssetDefinition[]) {
    const quote = assets.find(({ id }) => id === definition.quote)
    const liveliness = catalogueEntry(index.id)?.row.liveliness ?? 'normal'
    const { halfSpreadPpm, datedSpreadFactor, valueFactor } = CONTRACT_QUOTE_POLICY
    const { meanIntervalMs, datedIntervalMs } = CONTRACT_FLOW_POLICY
    const dated = definition.kind === 'dated'
    this.definition = definition
    this.halfSpreadPpm = halfSpreadPpm[index.class] * (dated ? datedSpreadFactor : 1)
    this.largestPosition = Number(definition.tiers.at(-1)?.upTo ?? 0)
    this.flowIntervalMs = dated ? datedIntervalMs : meanIntervalMs[liveliness]
    this.#valueFactor = valueFactor[dated ? 'quiet' : liveliness]
    this.#quantum = Number(contractUnits(definition, index, assets).quantum) / Number(powerOfTen(quote?.scale ?? 0))
  }

  /** In USDT; negative for negative lots. */
  valueOf(lots: number, price: number): number {
    return lots * price * this.#quantum
  }

  /** Whole lots worth about `value` USDT, within the contract's limits. */
  lotsOf(value: number, price: number): number {
    const { minLots, maxLots } = this.definition
    return Math.min(maxLots, Math.max(minLots, Math.round(value / (price * this.#quantum))))
  }

  levelLots(price: number, irregularities: readonly number[]): number[] {
    const { levelValues, irregularity } = CONTRACT_QUOTE_POLICY
    return levelValues.map((value, level) => {
      const drawn = 1 + irregularity * (2 * (irregularities[level] ?? 0.5) - 1)
      return this.lotsOf(value * this.#valueFactor * drawn, price)
    })
  }
}
