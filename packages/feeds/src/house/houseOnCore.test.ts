import { fileURLToPath } from 'node:url'
import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import { type Command, FIRST_CUSTOMER, PLAIN_CONTRACT_TERMS, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import type { HouseContractView } from '../desk/housePorts.ts'
import { sandboxGenesis } from '../feed/genesis.ts'
import { feedMarkets, openFeed } from '../openFeed.ts'
import { createHouse } from './runner.ts'

const START = Date.UTC(2026, 4, 3, 12)
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A contract of the exchange as the house sees it. */
function contractReader(exchange: Exchange, owned: (asset: number) => bigint) {
  return (id: number): HouseContractView => {
    const { definition, state, open, changesAt, bestBid, bestAsk, indexPrice } = exchange.contracts.contract(id)
    const lotsOf = (owner: number) => exchange.contracts.position(owner, id)?.lots ?? 0
    return {
      open: state === 'open' && open,
      closesAt: open ? changesAt : 0,
      bestBid,
      bestAsk,
      indexPrice,
      makerLots: lotsOf(SYSTEM_OWNERS.liquidity),
      flowLots: lotsOf(SYSTEM_OWNERS.sandboxFlow),
      makerQuote: owned(definition.quote),
    }
  }
}

/** The house with a real exchange in memory; a second passes whenever the house waits for one. */
async function runOnCore(
  setting: string,
  seconds: number,
  start = START,
  sends: (command: Command) => boolean = () => true,
) {
  const feed = openFeed({ feed: setting, seed: '42', bornAt: start })
  const genesis = sandboxGenesis('real', feed)
  const exchange = new Exchange({ newSha256 })
  let now = start
  let timer: (() => void) | undefined
  const refused: string[] = []
  const trades: { readonly market: number; readonly price: number; readonly side: string; readonly lots: number }[] = []
  const contractTrades: number[] = []
  const submit = async (command: Command): Promise<Reply> => {
    if (!sends(command)) return { kind: 'done', value: 0 }
    const { reply, events } = exchange.apply({ sequence: exchange.sequence + 1, time: now, command })
    if (reply.kind === 'rejected') refused.push(`${command.type}: ${reply.rejection}`)
    for (const event of events)
      if (event.type === 'ContractTrade') contractTrades.push(event.contract)
      else if (event.type === 'Trade')
        trades.push({ market: event.market, price: event.price, side: event.takerSide, lots: event.lots })
    await Promise.resolve()
    return reply
  }
  await submit(genesis)
  const owned = (asset: number) =>
    exchange.ledger
      .balances(SYSTEM_OWNERS.liquidity)
      .filter((balance) => balance.asset === asset)
      .reduce((sum, { available, held }) => sum + available + held, 0n)
  const house = createHouse({
    feed,
    markets: feedMarkets(genesis),
    openingBase: ({ definition }) =>
      genesis.capital.find(({ owner, asset }) => owner === 'liquidity' && asset === definition.base)?.amount ?? 0n,
    holder: 1,
    submit,
    readMarket: (id) => {
      const { definition, state, bestBid, bestAsk, indexPrice } = exchange.spot.market(id)
      const makerBase = owned(definition.base)
      return { open: state === 'open', bestBid, bestAsk, indexPrice, makerBase, makerQuote: owned(definition.quote) }
    },
    contracts: { world: exchange, read: contractReader(exchange, owned) },
    clock: {
      now: () => now,
      after: (_, callback) => {
        timer = callback
        return () => {
          timer = undefined
        }
      },
    },
    random: seededRandom(3),
    onTrouble: (trouble) => refused.push(`trouble: ${trouble}`),
  })
  house.start()
  const pass = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      timer?.()
      for (let turn = 0; turn < 12; turn++) await settled()
      now += 1000
    }
  }
  await pass(seconds)
  return { exchange, house, refused, trades, contractTrades, genesis, submit, pass }
}

describe('the house on a real exchange', () => {
  it('keeps full two-sided books around the index, trades, and breaks no law', async () => {
    const { exchange, house, refused, trades, genesis } = await runOnCore('simulated', 300)
    expect(refused.filter((reason) => !reason.startsWith('PlaceOrder'))).toEqual([])
    expect(refused.length).toBeLessThan(20)
    for (const { id } of genesis.markets) {
      const { bestBid, bestAsk, indexPrice, definition } = exchange.spot.market(id)
      expect((bestAsk - bestBid) / indexPrice, definition.symbol).toBeLessThan(0.002)
      expect(Math.abs((bestAsk + bestBid) / 2 / indexPrice - 1)).toBeLessThan(0.001)
      const depth = exchange.spot.depth(id, 20)
      expect(depth.bids.length).toBeGreaterThanOrEqual(9)
      expect(depth.asks.length).toBeGreaterThanOrEqual(9)
      expect(trades.filter(({ market }) => market === id).length).toBeGreaterThan(50)
    }
    exchange.checkInvariants()
    await house.stop()
    expect(genesis.markets.every(({ id }) => exchange.spot.market(id).bestBid === 0)).toBe(true)
    exchange.checkInvariants()
  })

  it('lists every instrument, quotes and trades what is open, and withdraws before it closes', async () => {
    // New York's stocks close in three minutes.
    const start = Date.UTC(2026, 10, 18, 20, 57)
    const { exchange, house, refused, contractTrades } = await runOnCore('simulated', 175, start)
    expect(refused.filter((reason) => !/^Place(Contract)?Order/.test(reason))).toEqual([])
    expect(refused.length).toBeLessThan(20)
    expect(exchange.reference.indexes()).toHaveLength(CATALOGUE.length)
    expect(exchange.contracts.all()).toHaveLength(CATALOGUE.length + 12)
    expect(exchange.timedOptions.terms().length).toBeGreaterThanOrEqual(20)
    for (const { id, symbol } of exchange.contracts.all()) {
      const { open, changesAt, bestBid, bestAsk, indexPrice, markPrice } = exchange.contracts.contract(id)
      expect(open, symbol).toBe(true)
      expect(Math.abs(markPrice / indexPrice - 1), symbol).toBeLessThan(0.005)
      const closing = changesAt - exchange.time < 10_000 && changesAt > 0
      expect([bestBid > 0, bestAsk > 0], symbol).toEqual([!closing, !closing])
      if (!closing) expect((bestAsk - bestBid) / indexPrice, symbol).toBeLessThan(0.004)
      if (!closing) expect(exchange.contracts.depth(id, 20).bids.length, symbol).toBeGreaterThanOrEqual(8)
    }
    expect(new Set(contractTrades).size).toBeGreaterThan(20)
    exchange.checkInvariants()
    await house.stop()
    expect(exchange.contracts.all().every(({ id }) => exchange.contracts.contract(id).bestBid === 0)).toBe(true)
    exchange.checkInvariants()
  })

  it('fills the book of a contract again at its next turn after somebody swept it, one side or both', async () => {
    // Nobody else trades or quotes: what comes back is the answer to the sweep.
    const still = (command: Command) => command.type !== 'PlaceContractOrder' || command.owner >= FIRST_CUSTOMER
    const { exchange, house, submit, pass } = await runOnCore('simulated', 20, START, still)
    const whale = await submit({ type: 'OpenOwner', ref: 'whale' })
    if (whale.kind !== 'done') throw new Error('no owner')
    const owner = whale.value
    const { id } = exchange.contracts.all().find(({ symbol }) => symbol === 'BTCPERP') ?? expect.fail()
    let key = 0
    const stamp = () => ({ owner, key1: ++key, key2: 1, inputHash: 1, issuedAt: 0 })
    const amount = 5_000_000_000_000n
    await submit({ type: 'FaucetCredit', owner, asset: 1, amount, ref: 'whale' })
    await submit({ type: 'TransferFunds', from: 'funds', to: 'contract', asset: 1, amount, ...stamp() })
    const levels = () => {
      const { bids, asks } = exchange.contracts.depth(id, 20)
      return [bids.length, asks.length]
    }
    const sweep = async (side: 'buy' | 'sell') => {
      const { bids, asks } = exchange.contracts.depth(id, 50)
      const lots = (side === 'buy' ? asks : bids).reduce((sum, [, level]) => sum + level, 0)
      const price = exchange.contracts.contract(id).markPrice
      const reply = await submit({
        type: 'PlaceContractOrder',
        contract: id,
        side,
        kind: 'limit',
        timeInForce: 'IOC',
        lots,
        price: Math.round(price * (side === 'buy' ? 1.02 : 0.98)),
        leverage: 10,
        marginMode: 'cross',
        ...PLAIN_CONTRACT_TERMS,
        ...stamp(),
      } as Command)
      expect(reply).toMatchObject({ kind: 'order' })
    }
    const full = levels()
    expect(full.every((count) => count >= 8)).toBe(true)
    await sweep('sell')
    expect(levels()[0]).toBe(0)
    await pass(1)
    expect(levels()).toEqual(full)
    const held = exchange.contracts.openLots(SYSTEM_OWNERS.liquidity, id)
    await sweep('sell')
    await sweep('buy')
    expect(levels()).toEqual([0, 0])
    expect(exchange.contracts.openLots(SYSTEM_OWNERS.liquidity, id)).toBe(held)
    await pass(1)
    expect(levels()).toEqual(full)
    exchange.checkInvariants()
    await house.stop()
  })

  it('lets the tape follow a recording', async () => {
    const file = fileURLToPath(new URL('../recorded/fixtures/invented_XRPETH_trades.csv', import.meta.url))
    const { exchange, house, refused, trades } = await runOnCore(`replay:${file}`, 600)
    expect(refused.filter((reason) => !reason.startsWith('PlaceOrder'))).toEqual([])
    expect(trades.length).toBeGreaterThan(20)
    const recorded = openFeed({ feed: `replay:${file}`, seed: '', bornAt: START })
    const expected = Array.from({ length: 600 }, (_, second) => recorded.poll(START + second * 1000)[0]?.trades ?? [])
    const sold = (list: readonly { readonly side: string; readonly lots: number }[]) =>
      list.filter(({ side }) => side === 'sell').reduce((sum, { lots }) => sum + lots, 0)
    expect(sold(trades)).toBe(sold(expected.flat()))
    expect(exchange.spot.market(9).lastPrice / (expected.flat().at(-1)?.price ?? 1)).toBeCloseTo(1, 2)
    exchange.checkInvariants()
    await house.stop()
  })
})
