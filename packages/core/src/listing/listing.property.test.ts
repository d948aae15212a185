import {
  type Command,
  FIRST_CUSTOMER,
  type Genesis,
  OPERATOR_ROLES,
  type OperatorAction,
  type Posting,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { CAT, CAT_MARKET } from '../scenarios/newCoins/coinActs.ts'
import { Dice } from '../scenarios/spot/randomFlow.ts'
import { HOLDER, TOY_GENESIS } from '../scenarios/toyExchange.ts'
import { newSha256 } from '../testing/newSha256.ts'

const CUSTOMERS = 3
const START = 1_750_000_000_000
const FOUNDED: Genesis = {
  ...TOY_GENESIS,
  assets: [...TOY_GENESIS.assets, CAT],
  markets: [...TOY_GENESIS.markets, CAT_MARKET],
}

function decide(action: OperatorAction): Command {
  return { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action }
}

/** A world and its clock; both worlds are sent the same from the same moment on. */
class World {
  exchange = new Exchange({ newSha256 })
  time = START

  constructor(genesis: Genesis) {
    this.apply(genesis)
    for (const operator of [1, 2]) {
      const action = { type: 'AppointOperator', operator, roles: [...OPERATOR_ROLES].slice(0, 6) } as const
      this.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
    }
    for (let place = 0; place < CUSTOMERS; place++) {
      this.apply({ type: 'OpenOwner', ref: `customer ${place}` })
      this.apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER + place, asset: 1, amount: 10n ** 12n, ref: `${place}` })
    }
  }

  apply(command: Command) {
    const outcome = this.exchange.apply({ sequence: this.exchange.sequence + 1, time: ++this.time, command })
    this.exchange.checkInvariants()
    return outcome
  }
}

/** Everything told of an entry but its number. */
function told({ reply, events, postings }: ReturnType<World['apply']>) {
  return { reply, events, postings: [...postings].map((posting: Posting) => posting) }
}

/** Orders on all markets, faucets of all assets, quotes, samples and cancellations. */
class TradeFlow {
  readonly #dice: Dice
  #key = 0

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  next(time: number): Command {
    const dice = this.#dice
    const owner = FIRST_CUSTOMER + dice.roll(CUSTOMERS)
    const stamped = { owner, key1: 5, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
    const market = dice.pick([1, 2, 3, 3])
    const roll = dice.roll(100)
    if (roll < 12)
      return { type: 'FaucetCredit', owner, asset: dice.pick([1, 2, 4]), amount: 5_000n, ref: `f${this.#key}` }
    if (roll < 18) return { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: time + 60_000 }
    if (roll < 26)
      return {
        type: 'IndexSamples',
        holder: HOLDER,
        samples: [1, 2, 3].map((each) => ({ market: each, sources: [90 + dice.roll(20)] })),
      }
    if (roll < 32) return { type: 'CancelAllOrders', ...stamped, market: 0 }
    if (roll < 36) return { type: 'TransferFunds', ...stamped, from: 'funds', to: 'hosting', asset: 1, amount: 7n }
    return {
      type: 'PlaceOrder',
      ...stamped,
      market,
      side: dice.pick(['buy', 'sell'] as const),
      kind: dice.pick(['limit', 'limit', 'market', 'stop_limit'] as const),
      timeInForce: 'GTC',
      price: 85 + dice.roll(30),
      lots: 1 + dice.roll(40),
      turnover: 0n,
      stopPrice: 0,
      maxSlippagePpm: 0,
      selfTrade: 'expire_taker',
    }
  }
}

describe('an asset and a market that are listed while the world runs', () => {
  test('behave as if Genesis had named them (ASSET-1, ASSET-2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const founded = new World(FOUNDED)
        const listed = new World(TOY_GENESIS)
        for (const rows of [1, 2]) founded.apply({ type: 'AnchorAudit', rows, head: 'a'.repeat(64) })
        listed.apply(decide({ type: 'ListAsset', asset: CAT }))
        listed.apply(decide({ type: 'ListSpotMarket', definition: CAT_MARKET, state: 'open', reason: '' }))
        const flow = new TradeFlow(seed)
        let traded = 0
        for (let step = 0; step < 150; step++) {
          // A market of Genesis takes no order before its first sample.
          const command: Command =
            step === 0
              ? { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: founded.time + 60_000 }
              : step === 1
                ? {
                    type: 'IndexSamples',
                    holder: HOLDER,
                    samples: [1, 2, 3].map((market) => ({ market, sources: [100] })),
                  }
                : flow.next(founded.time)
          const one = told(founded.apply(command))
          const other = told(listed.apply(command))
          expect(other).toEqual(one)
          if (one.events.some((event) => event.type === 'Trade' && event.market === CAT_MARKET.id)) traded++
          if (step % 50 === 30) listed.exchange = Exchange.restore(listed.exchange.snapshot(), { newSha256 })
        }
        for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + CUSTOMERS; owner++)
          expect(listed.exchange.ledger.balances(owner)).toEqual(founded.exchange.ledger.balances(owner))
        expect(listed.exchange.spot.markets()).toEqual(founded.exchange.spot.markets())
        expect(listed.exchange.spot.depth(3, 50)).toEqual(founded.exchange.spot.depth(3, 50))
        expect(listed.exchange.totals()).toEqual(founded.exchange.totals())
        return traded >= 0
      }),
      { seed: 11, numRuns: 25 },
    )
  })

  test('find room however many there are, with the postings of the very entry in which they are listed (ASSET-1)', () => {
    const world = new World(TOY_GENESIS)
    const owner = FIRST_CUSTOMER
    const balances = () => world.exchange.ledger.balances(owner).map(({ asset, available }) => [asset, available])
    for (let id = 4; id <= 70; id++) {
      const before = balances()
      const action = { type: 'ListAsset', asset: { id, code: `C${id}`, name: 'Coin', scale: 0 } } as const
      expect(world.apply(decide(action)).reply.kind).toBe('done')
      expect(balances()).toEqual([...before, [id, 0n]])
      world.apply({ type: 'FaucetCredit', owner, asset: id, amount: BigInt(id), ref: `c${id}` })
    }
    expect(balances().at(-1)).toEqual([70, 70n])
    const copy = Exchange.restore(world.exchange.snapshot(), { newSha256 })
    expect(copy.stateHash()).toBe(world.exchange.stateHash())
    expect(copy.assets()).toEqual(world.exchange.assets())
  })

  test('a decision for later lists among what else falls due, and earlier postings of the entry stay told (ASSET-1)', () => {
    const world = new World(TOY_GENESIS)
    for (const [id, wait] of [
      [4, 50],
      [5, 50],
    ] as const) {
      const action = { type: 'ListAsset', asset: { id, code: `C${id}`, name: 'Coin', scale: 0 } } as const
      world.apply({ ...decide(action), effectiveAt: world.time + wait } as Command)
    }
    world.time += 100
    const { postings } = world.apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 5, amount: 9n, ref: 'late' })
    expect([...postings].map(({ destination }) => destination.asset)).toEqual([5])
    expect(world.exchange.assets().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })
})
