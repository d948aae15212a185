import type { CoreQueries, OwnerId, PlaceContractOrder } from '@touchstone/protocol'
import type { Moment } from '../productWorkload.ts'
import { datedContract } from './listings.ts'

const HOLDER = 71
const SECOND_MS = 1_000
const LEASE_MS = 60_000
const INDEX = 1
const NUMBER = 89
/** A minute of samples, and then the end. */
const TERM_MS = 95_000
/** The fewest samples with which the contract may settle. */
const SAMPLES = 60
const ENTRY = 600_000
/** Ten lots from there at ten times are liquidated at this price, where their value is the first tier's edge to the unit. */
const LIQUIDATION = 545_454
const TERMS = {
  lotSize: '0.001',
  maxLeverage: 20,
  tiers: [
    { upTo: '545.454', maintenancePpm: 10_000, maxLeverage: 20 },
    { upTo: '700000', maintenancePpm: 20_000, maxLeverage: 10 },
  ],
} as const
/** Enough for each of the three customers. */
const CASH = 70_000_000n
/** On the 18 USDT that six lots ask for at twenty times. */
const MORE_MARGIN = 36_000_000n

/**
 * Edge cases that chance hardly ever meets, in a contract of their own: a long is liquidated at its price to the tick and at the
 * edge of a tier to the unit, two shorts stand in an order that leverage alone decides, and the contract settles with the fewest
 * samples allowed.
 */
export class ContractEdges {
  readonly #core: () => CoreQueries
  #keys = 0

  constructor(core: () => CoreQueries) {
    this.#core = core
  }

  *moments(): Generator<Moment> {
    const definition = { ...datedContract(NUMBER, this.#core().time + TERM_MS), ...TERMS }
    yield { wait: 1, command: { type: 'ListContract', definition } }
    if (!this.#isListed(definition.id)) return
    yield this.#lease()
    yield this.#sample(ENTRY)
    yield* this.#trade(definition.id)
    for (let second = 0; second < SAMPLES && this.#samples(definition.id) < SAMPLES; second++) {
      if (second === SAMPLES / 2) yield this.#lease()
      yield this.#sample(LIQUIDATION)
    }
    yield { wait: TERM_MS, command: { type: 'ResumeClock', reason: 'the end of a contract' } }
  }

  /** Of the two shorts the second has less profit for its margin, but more when leverage is counted. */
  *#trade(contract: number): Generator<Moment> {
    const [long, first, second] = this.#wealthy()
    if (long === undefined || first === undefined || second === undefined) return
    yield this.#order(contract, long, { side: 'buy', lots: 10, leverage: 10 })
    yield this.#order(contract, first, { side: 'sell', lots: 4, leverage: 10 })
    yield this.#order(contract, second, { side: 'sell', lots: 6, leverage: 20 })
    const more = { contract, position: 0, change: MORE_MARGIN }
    yield { wait: 1, command: { type: 'AdjustMargin', ...this.#stamp(second), ...more } }
  }

  #wealthy(): readonly OwnerId[] {
    const core = this.#core()
    return [...core.customers.all()]
      .map(({ owner }) => owner)
      .filter((owner) => core.contracts.account(owner).transferable >= CASH)
  }

  #isListed(contract: number): boolean {
    return this.#core()
      .contracts.all()
      .some(({ id }) => id === contract)
  }

  #samples(contract: number): number {
    return this.#core().contracts.contract(contract).settlementSamples
  }

  #lease(): Moment {
    const until = this.#core().time + LEASE_MS
    return { wait: 1, command: { type: 'AcquireLease', role: 'feed', holder: HOLDER, until } }
  }

  #sample(price: number): Moment {
    const samples = [{ market: INDEX, sources: [price, price, price, price, price] }]
    return { wait: SECOND_MS, command: { type: 'IndexSamples', holder: HOLDER, samples } }
  }

  #order(contract: number, owner: OwnerId, order: Pick<PlaceContractOrder, 'side' | 'lots' | 'leverage'>): Moment {
    const plain = { reduceOnly: false, stopPrice: 0, trigger: 'mark', takeProfit: 0, stopLoss: 0 } as const
    const terms = { marginMode: 'isolated', maxSlippagePpm: 0, selfTrade: 'expire_taker' } as const
    const limit = { kind: 'limit', timeInForce: 'GTC', price: ENTRY } as const
    const command = { type: 'PlaceContractOrder', ...this.#stamp(owner), contract, ...order } as const
    return { wait: 1, command: { ...command, ...limit, ...terms, ...plain } }
  }

  #stamp(owner: OwnerId) {
    return { owner, key1: 1, key2: ++this.#keys, inputHash: 1, issuedAt: 0 }
  }
}
