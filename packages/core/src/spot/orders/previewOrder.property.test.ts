import {
  type AmendOrder,
  type CoreEvent,
  conditionsOf,
  NO_CONDITIONS,
  type PlaceConditionalOrder,
  type PlaceOrder,
  type Trade,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../../exchange.ts'
import { RandomFlow } from '../../scenarios/spot/randomFlow.ts'
import { TOY_GENESIS, ToyExchange } from '../../scenarios/toyExchange.ts'
import { fee } from '../spotFormulas.ts'

/** Lots so small and rates so odd that fees of several fills, each rounded up, come to more than one fee on all of them. */
const ODD_FEES = {
  ...TOY_GENESIS,
  markets: TOY_GENESIS.markets.map((market) => {
    return market.id === 1 ? { ...market, tickSize: '0.001', lotSize: '0.001', minNotional: '0.00001' } : market
  }),
  feeTiers: [
    { makerPpm: 1_003, takerPpm: 1_999 },
    { makerPpm: 0, takerPpm: 501 },
  ],
}

test('a preview says what placing then does to the last unit, and changes nothing', () => {
  const compared = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const toy = new ToyExchange('fast', ODD_FEES)
      const flow = new RandomFlow(seed)
      for (const command of flow.opening()) toy.apply(command)
      for (let step = 0; step < 250; step++) {
        const command = flow.next(toy.exchange)
        if (command.type === 'PlaceOrder' && command.owner >= 1000)
          comparePreview(toy, withSlices(command, step), compared)
        else if (command.type === 'AmendOrder') compareAmendment(toy, command, compared)
        else toy.apply(command)
      }
    }),
    { seed: 31, numRuns: 20 },
  )
  for (const kind of [
    'fills',
    'fills in parts',
    'part',
    'rests',
    'meets itself',
    'waits',
    'by turnover',
    'in slices',
    'rounded apart',
    'ledger',
    'changed',
  ])
    expect([kind, (compared.get(kind) ?? 0) > 20]).toEqual([kind, true])
  expect(compared.get('changed and traded')).toBeGreaterThan(5)
}, 240_000)

/** Many of the orders that can be are icebergs. */
function withSlices(command: PlaceOrder, step: number): PlaceOrder | PlaceConditionalOrder {
  const { kind, timeInForce, lots } = command
  const rests = kind === 'limit' && (timeInForce === 'GTC' || timeInForce === 'POST')
  if (!rests || lots < 2 || step % 3 === 0) return command
  return { ...command, type: 'PlaceConditionalOrder', ...NO_CONDITIONS, visible: Math.ceil(lots / 20) }
}

function comparePreview(
  toy: ToyExchange,
  command: PlaceOrder | PlaceConditionalOrder,
  compared: Map<string, number>,
): void {
  const { exchange } = toy
  const hash = exchange.stateHash()
  const conditions = command.type === 'PlaceOrder' ? NO_CONDITIONS : conditionsOf(command)
  const preview = exchange.spot.preview(command, command.owner, conditions)
  expect(exchange.stateHash()).toBe(hash)
  const before = wealth(exchange, command)
  const { reply, events, duplicate } = toy.apply(command)
  if (duplicate || (reply.kind === 'rejected' && reply.rejection === 'conflict')) return
  expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
  if (reply.kind !== 'order') return
  const trades = events.flatMap((event) => (event.type === 'Trade' && event.takerOrder === reply.order ? [event] : []))
  const takerFee = trades.reduce((sum, trade) => sum + trade.takerFee, 0n)
  expect({
    lotsFilled: preview.lotsFilled,
    quoteFilled: preview.quoteFilled,
    worstPrice: preview.worstPrice,
    takerFee: preview.takerFee,
  }).toEqual({
    lotsFilled: reply.lotsFilled,
    quoteFilled: reply.quoteFilled,
    worstPrice: trades.at(-1)?.price ?? 0,
    takerFee,
  })
  const rests = reply.state === 'open' ? reply.lotsLeft : 0
  const kind = reply.state === 'pending' ? 'waits' : rests > 0 ? (trades.length > 0 ? 'part' : 'rests') : 'fills'
  const told = [
    kind,
    ...(trades.length > 1 ? ['fills in parts'] : []),
    ...(command.turnover > 0n ? ['by turnover'] : []),
    ...(meetsAgain(trades) ? ['in slices'] : []),
  ]
  if (events.some((event) => event.type === 'OrderClosed' && event.reason === 'self_trade')) told.push('meets itself')
  const gained = command.side === 'buy' ? baseOf(exchange, command, reply.lotsFilled) : reply.quoteFilled
  const rates = events.find((event) => event.type === 'OrderAccepted')
  if (rates && takerFee > fee(gained, rates.takerPpm)) told.push('rounded apart')
  if (!events.some((event) => disturbs(event, command, reply.order))) {
    told.push('ledger')
    const after = wealth(exchange, command)
    expect([before.pays - after.pays, after.gets - before.gets]).toEqual([preview.cost, gained - preview.takerFee])
  }
  for (const one of told) compared.set(one, (compared.get(one) ?? 0) + 1)
}

function compareAmendment(toy: ToyExchange, command: AmendOrder, compared: Map<string, number>): void {
  const { exchange } = toy
  const { owner, order } = command
  const open = exchange.spot.order(order)
  const hash = exchange.stateHash()
  const preview = exchange.spot.previewAmendment(command, owner)
  expect(exchange.stateHash()).toBe(hash)
  const before = open && wealth(exchange, open)
  const { reply, events, duplicate } = toy.apply(command)
  if (duplicate || !open || (reply.kind === 'rejected' && reply.rejection === 'conflict')) return
  expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
  if (reply.kind !== 'order' || !before) return
  const trades = events.flatMap((event) => (event.type === 'Trade' && event.takerOrder === order ? [event] : []))
  const takerFee = trades.reduce((sum, trade) => sum + trade.takerFee, 0n)
  const { lotsFilled, quoteFilled, worstPrice, resting } = preview
  expect({ lotsFilled, quoteFilled, worstPrice, resting, takerFee: preview.takerFee }).toEqual({
    lotsFilled: reply.lotsFilled - open.lotsFilled,
    quoteFilled: reply.quoteFilled - open.quoteFilled,
    worstPrice: trades.at(-1)?.price ?? 0,
    resting: reply.state === 'closed' ? 0 : reply.lotsLeft,
    takerFee,
  })
  const kind = trades.length > 0 ? 'changed and traded' : 'changed'
  compared.set(kind, (compared.get(kind) ?? 0) + 1)
  if (events.some((event) => disturbs(event, open, order))) return
  const after = wealth(exchange, open)
  const gained = open.side === 'buy' ? baseOf(exchange, open, lotsFilled) : quoteFilled
  expect([before.pays - after.pays, after.gets - before.gets]).toEqual([preview.cost - preview.held, gained - takerFee])
}

/** Whether an iceberg traded more than one slice. */
function meetsAgain(trades: readonly Trade[]): boolean {
  return new Set(trades.map(({ makerOrder }) => makerOrder)).size < trades.length
}

/** Whether the entry moved money of the order's owner apart from the order's own effect. */
function disturbs(event: CoreEvent, { owner }: Pick<PlaceOrder, 'owner'>, order: number): boolean {
  if (event.type === 'OrderTriggered') return true
  return event.type === 'OrderClosed' && event.owner === owner && event.order !== order
}

/** The available money of the order's owner: in the asset paid, and in the asset received. */
function wealth(exchange: Exchange, { owner, market, side }: Pick<PlaceOrder, 'owner' | 'market' | 'side'>) {
  const known = exchange.spot.markets().find(({ id }) => id === market)
  const available = (asset: number | undefined) =>
    exchange.ledger.balances(owner).find((one) => one.asset === asset && one.wallet === 'funds')?.available ?? 0n
  const quote = available(known?.quote)
  const base = available(known?.base)
  return side === 'buy' ? { pays: quote, gets: base } : { pays: base, gets: quote }
}

function baseOf(exchange: Exchange, { market }: Pick<PlaceOrder, 'market'>, lots: number): bigint {
  return BigInt(lots) * exchange.spot.market(market).units.lotUnits
}
