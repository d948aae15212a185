import { listingCommands } from '@touchstone/feeds'
import { type OrderConditions, type OwnerId, PLAIN_CONTRACT_TERMS, type PlaceContractOrder } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { TEST_START_MS, type TestWorld } from './testWorld.ts'

export const BTC_INDEX = 1
export const BTC_PERPETUAL = 2001
const HOLDER = 7
const USDT = 1
const LADDER = [2_000, 2_000, 2_000, 4_000, 4_000] as const

type ContractTerms = Partial<Omit<PlaceContractOrder, 'type' | 'owner'>> & Pick<PlaceContractOrder, 'side' | 'lots'>

/** Hands to trade Bitcoin's perpetual in a test's world. */
export class ContractHands {
  readonly #test: TestWorld

  constructor(test: TestWorld) {
    this.#test = test
  }

  /** Lists Bitcoin's index with its contracts and timed options, and quotes them. */
  async list(): Promise<void> {
    for (const command of listingCommands(this.#test.world.core, TEST_START_MS, [BTC_INDEX])) {
      const { reply } = await this.#test.world.submit(command)
      if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
    }
    await this.price(500_000)
  }

  /** A customer with 1,000,000 USDT, of which `amount` (in 10^-6 USDT) each is where contracts and options are traded from. */
  async customer(ref: string, amount = 20_000_000_000n): Promise<OwnerId> {
    const owner = await this.#test.customer(ref)
    for (const to of ['contract', 'delivery'] as const)
      await this.#test.world.submit({
        type: 'TransferFunds',
        from: 'funds',
        to,
        asset: USDT,
        amount,
        ...this.#test.stamp(owner),
      })
    return owner
  }

  /** An index price in ticks of 0.1, and the house's book around it. */
  async price(ticks: number): Promise<void> {
    await this.#test.index(ticks)
    const book = { bid: ticks - 10, ask: ticks + 10, step: 10, lots: LADDER }
    await this.#test.world.submit({ type: 'QuoteContract', holder: HOLDER, contract: BTC_PERPETUAL, ...book })
  }

  /** The same once a second. */
  async hold(ticks: number, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      await this.#test.pass(1_000)
      await this.price(ticks)
    }
  }

  place(owner: OwnerId, terms: ContractTerms): Promise<AppliedEntry> {
    return this.#test.world.submit({ type: 'PlaceContractOrder', ...this.#order(owner, terms) })
  }

  placeOn(owner: OwnerId, terms: ContractTerms, conditions: OrderConditions): Promise<AppliedEntry> {
    return this.#test.world.submit({
      type: 'PlaceConditionalContractOrder',
      ...this.#order(owner, terms),
      ...conditions,
    })
  }

  #order(owner: OwnerId, terms: ContractTerms) {
    return {
      contract: BTC_PERPETUAL,
      kind: 'market',
      timeInForce: 'IOC',
      price: 0,
      leverage: 20,
      marginMode: 'isolated',
      ...PLAIN_CONTRACT_TERMS,
      ...this.#test.stamp(owner),
      ...terms,
    } as const
  }

  close(owner: OwnerId, lots = 0): Promise<AppliedEntry> {
    const close = { type: 'ClosePosition', contract: BTC_PERPETUAL, position: 0, lots, price: 0 } as const
    return this.#test.world.submit({ ...close, ...this.#test.stamp(owner) })
  }
}

/** Seeded trading of the perpetual: market and resting orders, stops, closings, cancellations, on a price that walks. */
export async function tradeContractsAtRandom(
  test: TestWorld,
  hands: ContractHands,
  customers: readonly OwnerId[],
  { seed, steps }: { seed: number; steps: number },
): Promise<void> {
  const random = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  let middle = 500_000
  for (let step = 0; step < steps; step++) {
    const owner = customers[whole(0, customers.length - 1)] ?? 0
    const side = random() < 0.5 ? 'buy' : 'sell'
    const choice = random()
    await test.pass(1_000)
    middle += whole(-300, 300)
    await hands.price(middle)
    if (choice < 0.4) await hands.place(owner, { side, lots: whole(1, 200) })
    else if (choice < 0.6)
      await hands.place(owner, {
        side,
        kind: 'limit',
        timeInForce: 'GTC',
        price: middle + whole(-50, 50),
        lots: whole(1, 90),
      })
    else if (choice < 0.7) {
      const stopPrice = side === 'buy' ? middle + 400 : middle - 400
      await hands.place(owner, { side, kind: 'stop_market', stopPrice, lots: whole(1, 50) })
    } else if (choice < 0.85) await hands.close(owner)
    else {
      const order = test.world.core.contracts.orders(owner)[0]
      if (order) await test.world.submit({ type: 'CancelContractOrder', order: order.order, ...test.stamp(owner) })
    }
  }
}
