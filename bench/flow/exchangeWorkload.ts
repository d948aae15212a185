import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import { type Command, type Entry, FIRST_CUSTOMER, type Genesis, type PlaceOrder } from '@touchstone/protocol'
import { CANCEL, RECORD_INTS, type TradeCounter, type Workload } from './workload.ts'
import { mustEqual } from './workloadRun.ts'

export const MARKET = 1
/** When its time begins. */
export const START = 1_790_000_000_000
/** The workload's accounts, one owner for each side so that nobody meets himself: engines differ in what they do then. */
const OWNERS = 2_002
const HOLDER = 1
export const INDEX_PRICE = 1 << 17

/** One market with wide limits, so that nothing of the workload is refused. */
export const BENCH_GENESIS: Genesis = {
  type: 'Genesis',
  world: 'real',
  sandbox: true,
  rulesVersion: 1,
  assets: [
    { id: 1, code: 'USDT', name: 'Tether', scale: 6 },
    { id: 2, code: 'BTC', name: 'Bitcoin', scale: 8 },
  ],
  markets: [
    {
      id: MARKET,
      symbol: 'BTCUSDT',
      name: 'BTC/USDT',
      base: 2,
      quote: 1,
      tickSize: '0.1',
      lotSize: '0.00001',
      minLots: 1,
      maxLots: 10_000_000,
      minNotional: '0.000001',
      maxNotional: '1000000000',
      bandPpm: 500_000,
      defaultSlippagePpm: 5_000,
      maxSlippagePpm: 20_000,
      maxOpenOrders: 10_000,
    },
  ],
  feeTiers: [{ makerPpm: 1_000, takerPpm: 1_000 }],
  minimumSources: 1,
  capital: [{ owner: 'treasury', asset: 1, amount: 1_000_000n }],
}

/** Accounts, money and an index price: what must be there before the first order. */
export function openingCommands(begins = START): Command[] {
  const commands: Command[] = [BENCH_GENESIS]
  for (let i = 0; i < OWNERS; i++) commands.push({ type: 'OpenOwner', ref: `account-${i}` })
  for (let i = 0; i < OWNERS; i++)
    for (const asset of [1, 2])
      commands.push({
        type: 'FaucetCredit',
        owner: FIRST_CUSTOMER + i,
        asset,
        amount: 1_000_000_000_000_000n,
        ref: `funds-${i}-${asset}`,
      })
  commands.push({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until: begins + 60_000 })
  commands.push({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: MARKET, sources: [INDEX_PRICE] }] })
  return commands
}

/** Records `from` to `to` as commands. The core gives order ids in the order of placing, as the workload does. */
export function orderCommands({ records }: Workload, from = 0, to = records.length / RECORD_INTS): Command[] {
  const commands: Command[] = []
  for (let at = from * RECORD_INTS; at < to * RECORD_INTS; at += RECORD_INTS) {
    const side = records[at + 1] as number
    const identity = {
      owner: FIRST_CUSTOMER + 2 * (records[at + 5] as number) + side,
      key1: at + 1,
      key2: 7 * at,
      inputHash: at,
      issuedAt: 0,
    }
    if (records[at] === CANCEL) commands.push({ type: 'CancelOrder', ...identity, order: records[at + 2] as number })
    else
      commands.push({
        type: 'PlaceOrder',
        ...identity,
        market: MARKET,
        side: side === 0 ? 'buy' : 'sell',
        kind: 'limit',
        timeInForce: 'GTC',
        price: records[at + 3] as number,
        lots: records[at + 4] as number,
        turnover: 0n,
        stopPrice: 0,
        maxSlippagePpm: 0,
        selfTrade: 'expire_taker',
      } satisfies PlaceOrder)
  }
  return commands
}

/** Numbers the commands as a log would; a millisecond passes every ten. */
export function entriesOf(commands: readonly Command[], after = 0): Entry[] {
  return commands.map((command, i) => ({
    sequence: after + i + 1,
    time: START + Math.floor((after + i) / 10),
    command,
  }))
}

/** An exchange with accounts and the workload's prefill. */
export function readyExchange(workload: Workload): Exchange {
  const exchange = new Exchange({ newSha256 })
  for (const entry of entriesOf([...openingCommands(), ...orderCommands(workload, 0, workload.prefill)]))
    mustAccept(exchange, entry)
  return exchange
}

/** The workload after its prefill, in portions made when they are needed, as commands are when they arrive. */
export function* portions(workload: Workload, exchange: Exchange, size: number): Generator<Entry[]> {
  const end = workload.prefill + workload.commands
  for (let from = workload.prefill; from < end; from += size)
    yield entriesOf(orderCommands(workload, from, Math.min(end, from + size)), exchange.sequence)
}

export function mustAccept(exchange: Exchange, entry: Entry): void {
  const { reply } = exchange.apply(entry)
  if (reply.kind === 'rejected')
    throw new Error(`entry ${entry.sequence} (${entry.command.type}) was refused: ${reply.rejection}`)
}

/** Applies everything and checks that exactly the expected trades came of it. */
export function applyAll(exchange: Exchange, entries: readonly Entry[], counter: TradeCounter): void {
  for (const entry of entries) {
    const { events } = exchange.apply(entry)
    for (const event of events)
      if (event.type === 'Trade') counter.add(event.makerOrder, event.takerOrder, event.price, event.lots)
  }
}

export function checkTrades(counter: TradeCounter, workload: Workload): void {
  mustEqual('the core', counter.digest(), workload.expected)
}
