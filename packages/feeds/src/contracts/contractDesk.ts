import type { PlaceContractOrder, QuoteContract } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { Desk, DeskMoment } from '../desk/desk.ts'
import type { HouseContracts } from '../desk/housePorts.ts'
import { ContractFlow } from './contractFlow.ts'
import { ContractMaker } from './contractMaker.ts'
import type { ContractTraits } from './contractTraits.ts'

/** Market maker and sandbox flow of one contract. */
export class ContractDesk implements Desk<QuoteContract, PlaceContractOrder> {
  readonly #traits: ContractTraits
  readonly #read: HouseContracts['read']
  readonly #holder: number
  readonly #random: Random
  readonly #maker: ContractMaker
  readonly #flow: ContractFlow

  constructor(traits: ContractTraits, read: HouseContracts['read'], holder: number, random: Random) {
    this.#traits = traits
    this.#read = read
    this.#holder = holder
    this.#random = random
    this.#maker = new ContractMaker(traits, holder, random)
    this.#flow = new ContractFlow(traits, random)
  }

  get symbol(): string {
    return this.#traits.definition.symbol
  }

  stir(): QuoteContract | undefined {
    return this.#maker.stir(this.#random)
  }

  quote(now: Timestamp): QuoteContract | undefined {
    return this.#maker.decide(this.#read(this.#traits.definition.id), now)
  }

  orders({ now, activity, nextKey }: DeskMoment): PlaceContractOrder[] {
    if (!this.#flow.isDue(now, activity)) return []
    const view = this.#read(this.#traits.definition.id)
    const order = this.#flow.order(view, now, activity, { holder: this.#holder, nextKey })
    return order ? [order] : []
  }

  withdraw(): QuoteContract | undefined {
    return this.#maker.withdraw()
  }

  forget(): void {
    this.#maker.forget()
  }

  refused(now: Timestamp): void {
    this.#maker.refused(now)
  }
}
