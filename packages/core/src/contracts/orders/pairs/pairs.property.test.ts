import { FIRST_CUSTOMER, type PlaceContractOneCancelsOther, SYSTEM_OWNERS } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../../../exchange.ts'
import { ContractFlow, contractGenesis, type Step } from '../../../scenarios/contracts/contractFlow.ts'
import { PERP } from '../../../scenarios/contracts/contractWorld.ts'
import { Dice } from '../../../scenarios/spot/randomFlow.ts'
import { ToyExchange } from '../../../scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike, type RandomRun } from '../../../testing/randomRuns.ts'

const MODES = ['expire_taker', 'expire_maker', 'expire_both'] as const

/** The random flow of contract commands with pairs in between, near the mark, in a part around the owner's position. */
class PairedFlow {
  readonly #flow: ContractFlow
  readonly #dice: Dice
  #key = 0

  constructor(flow: ContractFlow, seed: number) {
    this.#flow = flow
    this.#dice = new Dice(seed + 1)
  }

  next(exchange: Exchange): Step {
    return this.#dice.roll(5) === 0 ? { wait: 0, command: this.#pair(exchange) } : this.#flow.next(exchange)
  }

  #pair(exchange: Exchange): PlaceContractOneCancelsOther {
    const dice = this.#dice
    const owner = dice.roll(15) === 0 ? SYSTEM_OWNERS.liquidity : FIRST_CUSTOMER + dice.roll(6)
    const { markPrice } = exchange.contracts.contract(PERP)
    const position = exchange.contracts.position(owner, PERP)
    const used = exchange.contracts.leverage(owner, PERP) ?? ({ leverage: 10, marginMode: 'isolated' } as const)
    const reduceOnly = position !== undefined && dice.roll(2) === 0
    const side = reduceOnly ? (position.lots > 0 ? 'sell' : 'buy') : dice.pick(['buy', 'sell'] as const)
    const sign = side === 'buy' ? 1 : -1
    const away = () => 1 + dice.roll(6)
    const stopPrice = markPrice + sign * away()
    return {
      type: 'PlaceContractOneCancelsOther',
      owner,
      key1: 4,
      key2: ++this.#key,
      inputHash: 5,
      issuedAt: 0,
      contract: PERP,
      side,
      lots: 1 + dice.roll(8),
      price: Math.max(1, markPrice - sign * (away() - 1)),
      stopPrice: Math.max(1, stopPrice),
      trigger: dice.pick(['mark', 'last'] as const),
      stopLimitPrice: dice.roll(2) === 0 ? 0 : Math.max(1, stopPrice + sign * away()),
      maxSlippagePpm: dice.pick([0, 20_000]),
      leverage: used.leverage,
      marginMode: used.marginMode,
      reduceOnly,
      selfTrade: dice.pick(MODES),
    }
  }
}

function opened(book: 'fast' | 'naive', seed: number): RandomRun {
  const toy = new ToyExchange(book, contractGenesis(500_000_000n))
  const flow = new ContractFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  return { toy, flow: new PairedFlow(flow, seed) }
}

test('with pairs both books agree, and every law holds after every command', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      expectBooksAlike(
        opened('naive', seed),
        opened('fast', seed),
        { steps: 300, hashEvery: 10 },
        ({ events, reply }) => {
          const others = new Set<number>()
          for (const event of events) {
            if (event.type === 'ContractOrdersPaired') seen.add('paired')
            if (event.type !== 'ContractOrderClosed') continue
            if (event.reason === 'other') others.add(event.order)
            // The stop has the number after its limit order's.
            else if (others.has(event.order + 1) || others.has(event.order - 1)) seen.add(`${event.reason} with other`)
          }
          if (events.some(({ type }) => type === 'ContractOrderTriggered') && others.size > 0) seen.add('fired')
          if (events.some(({ type }) => type === 'ContractTrade') && others.size > 0) seen.add('traded')
          if (reply.kind === 'rejected') seen.add(reply.rejection)
        },
      )
    }),
    { seed: 31, numRuns: 14 },
  )
  const ends = ['canceled', 'reduce_only', 'liquidation', 'self_trade'].map((reason) => `${reason} with other`)
  const must = [
    'paired',
    'fired',
    'traded',
    ...ends,
    'order_not_amendable',
    'would_take',
    'bad_stop_price',
    'not_allowed',
  ]
  expect(must.filter((word) => !seen.has(word))).toEqual([])
}, 240_000)

test('with pairs a snapshot at any point, read by either book, has the same hash and the same future', () => {
  expectSnapshotsAlike((seed) => opened('fast', seed), { steps: 200, seed: 32, numRuns: 12 })
}, 240_000)

test('a preview of a pair says what placing it does and holds, and changes nothing', () => {
  let [placed, reducing] = [0, 0]
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const { toy, flow } = opened('fast', seed)
      for (let step = 0; step < 200; step++) {
        const { wait, command } = flow.next(toy.exchange)
        toy.time += wait
        if (command.type !== 'PlaceContractOneCancelsOther' || command.owner < FIRST_CUSTOMER) {
          toy.apply(command)
          continue
        }
        const { contracts } = toy.exchange
        const [hash, time] = [toy.exchange.stateHash(), toy.exchange.time]
        const preview = contracts.previewPair(command, command.owner)
        expect(toy.exchange.stateHash()).toBe(hash)
        const held = contracts.account(command.owner).held
        const { reply, events } = toy.apply(command)
        if (toy.time - time > 1) continue
        expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
        if (reply.kind !== 'order' || events.some(({ type }) => type === 'LiquidationStep')) continue
        expect(reply.lotsLeft).toBe(preview.lots)
        expect(contracts.account(command.owner).held - held).toBe(preview.cost)
        placed++
        if (command.reduceOnly) reducing++
      }
    }),
    { seed: 33, numRuns: 20 },
  )
  expect([placed > 50, reducing > 5]).toEqual([true, true])
}, 240_000)
