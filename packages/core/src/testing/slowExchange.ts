import type { Command } from '@touchstone/protocol'
import type { Contracts } from '../contracts/contracts.ts'
import type { ContractsState } from '../contracts/contractsState.ts'
import { defineProduct } from '../entry/product.ts'
import { Exchange } from '../exchange.ts'
import { PRODUCTS } from '../products.ts'
import { expectEqual } from './expectEqual.ts'
import { newSha256 } from './newSha256.ts'

/** More than there ever are in a test. */
const IN_ONE_ENTRY = 100_000

/** An exchange whose entries look at so many positions for a funding or a settlement, and what it remembers about contracts. */
export class SlowExchange {
  exchange: Exchange
  readonly #options: ConstructorParameters<typeof Exchange>[0]
  #contracts: Contracts | undefined

  /** Positions an entry; of what is left out, all at once. */
  constructor({
    funding = IN_ONE_ENTRY,
    settlement = IN_ONE_ENTRY,
  }: { readonly funding?: number; readonly settlement?: number }) {
    const product = defineProduct<{ state: ContractsState }>({
      name: 'turns',
      begun: ({ contracts }) => {
        contracts.fundingTurns = funding
        contracts.settlementTurns = settlement
        this.#contracts = contracts
      },
    })
    this.#options = { newSha256, products: [...PRODUCTS, product] }
    this.exchange = new Exchange(this.#options)
  }

  get contracts(): Contracts {
    if (!this.#contracts) throw new Error('nothing was applied yet')
    return this.#contracts
  }

  apply(time: number, command: Command) {
    const outcome = this.exchange.apply({ sequence: this.exchange.sequence + 1, time, command })
    return { ...outcome, postings: [...outcome.postings] }
  }

  restore(): void {
    const bytes = this.exchange.snapshot()
    this.exchange = Exchange.restore(bytes, this.#options)
    expectEqual(this.exchange.snapshot(), bytes)
  }
}
