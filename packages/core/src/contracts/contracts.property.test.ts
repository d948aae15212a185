import type { Command, ContractPreview, CoreEvent, PlaceContractOrder } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { ContractFlow, contractGenesis } from '../scenarios/contracts/contractFlow.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'
import { expectBooksAlike, expectSnapshotsAlike } from '../testing/randomRuns.ts'
import { NO_POSITION } from './positions/projectedPosition.ts'

/** An insurance fund that has nothing, soon nothing, or enough. */
const FUNDS = [0n, 3_000_000n, 500_000_000n]

function opened(book: 'fast' | 'naive', seed: number): { toy: ToyExchange; flow: ContractFlow } {
  const toy = new ToyExchange(book, contractGenesis(FUNDS[seed % FUNDS.length] ?? 0n))
  const flow = new ContractFlow(seed)
  for (const command of flow.opening()) expect(toy.apply(command).reply.kind).not.toBe('rejected')
  return { toy, flow }
}

describe('random flows of contract commands and marks', () => {
  test('both books agree, and every law holds after every command', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { toy: naive, flow } = opened('naive', seed)
        const fast = opened('fast', seed)
        expectBooksAlike({ toy: naive, flow }, fast, { steps: 400, hashEvery: 10 }, (expected) => {
          for (const event of expected.events) seen.add(label(event))
          for (const { reason } of expected.postings) seen.add(`posting ${reason}`)
          if (expected.reply.kind === 'rejected') seen.add(expected.reply.rejection)
        })
      }),
      { seed: 21, numRuns: 18 },
    )
    expect(MUST_HAPPEN.filter((word) => !seen.has(word))).toEqual([])
  }, 240_000)

  test('a snapshot at any point, read by either book, has the same hash and the same future', () => {
    expectSnapshotsAlike((seed) => opened('fast', seed), { steps: 250, seed: 22, numRuns: 16 })
  }, 240_000)

  test('a preview says what placing then does to the last unit, and changes nothing', () => {
    const compared = new Map<string, number>()
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { toy, flow } = opened('fast', seed)
        for (let step = 0; step < 250; step++) {
          const { wait, command } = flow.next(toy.exchange)
          toy.time += wait
          if (command.type !== 'PlaceContractOrder' || command.owner < 1000) {
            toy.apply(command)
            continue
          }
          const before = toy.exchange.stateHash()
          const { time } = toy.exchange
          const preview = toy.exchange.contracts.preview(command, command.owner)
          expect(toy.exchange.stateHash()).toBe(before)
          const { reply, events } = toy.apply(command)
          // Fundings, expiries and the like that fell due in between may have changed everything.
          if (toy.time - time > 1) continue
          expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
          if (reply.kind !== 'order') continue
          expect([preview.lotsFilled, preview.valueFilled]).toEqual([reply.lotsFilled, reply.quoteFilled])
          if (preview.lotsFilled < command.lots || events.some(disturbs)) continue
          expect(outcomeOf(toy.exchange, command, events)).toEqual(outcomeIn(preview))
          const kind = kindOf(command, preview)
          compared.set(kind, (compared.get(kind) ?? 0) + 1)
        }
      }),
      { seed: 23, numRuns: 20 },
    )
    for (const kind of ['isolated open', 'isolated part', 'cross open', 'cross part'])
      expect([kind, (compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
  }, 240_000)
})

test('a preview of a change says what changing then does, and changes nothing', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const { toy, flow } = opened('fast', seed)
      for (let step = 0; step < 250; step++) {
        const { wait, command } = flow.next(toy.exchange)
        toy.time += wait
        if (command.type !== 'AmendContractOrder') {
          toy.apply(command)
          continue
        }
        const { owner, order } = command
        const before = toy.exchange.stateHash()
        const { time } = toy.exchange
        const open = toy.exchange.contracts.order(order)
        const preview = toy.exchange.contracts.previewAmendment(order, command, owner)
        expect(toy.exchange.stateHash()).toBe(before)
        const { reply, events } = toy.apply(command)
        if (toy.time - time > 1 || !open) continue
        expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
        if (reply.kind !== 'order') continue
        expect(preview.lotsFilled).toBe(reply.lotsFilled - open.lotsFilled)
        const kind = preview.lotsFilled === 0 ? 'rests' : reply.lotsLeft > 0 ? 'part' : 'fills'
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        if (kind !== 'fills' || events.some(disturbs)) continue
        expect(outcomeOf(toy.exchange, open, events)).toEqual(outcomeIn(preview))
      }
    }),
    { seed: 25, numRuns: 60 },
  )
  for (const kind of ['rests', 'fills']) expect([kind, (seen.get(kind) ?? 0) > 0]).toEqual([kind, true])
}, 240_000)

test('a value of any type in any field of a contract command is a reply, never a throw', () => {
  const nonsense = [
    -1,
    0,
    1.5,
    Number.NaN,
    2 ** 31,
    2 ** 53,
    -0,
    '',
    '1',
    null,
    undefined,
    true,
    5n,
    -(1n << 64n),
    {},
    [],
  ]
  fc.assert(
    fc.property(
      fc.nat(5_000),
      fc.nat(60),
      fc.nat(40),
      fc.constantFrom<unknown>(...nonsense, [-1], [null], [0, 0]),
      (seed, steps, field, bad) => {
        const { toy, flow } = opened('fast', seed)
        for (let step = 0; step < steps; step++) toy.apply(flow.next(toy.exchange).command)
        const command = { ...flow.next(toy.exchange).command } as unknown as Record<string, unknown>
        const fields = Object.keys(command)
        command[fields[field % fields.length] ?? 'type'] = bad
        toy.apply(command as unknown as Command)
      },
    ),
    { seed: 24, numRuns: 150 },
  )
}, 240_000)

/** Whether something other than the order itself may have changed the position before the entry ended. */
function disturbs(event: CoreEvent): boolean {
  return event.type === 'LiquidationStep' || event.type === 'ContractOrderTriggered' || event.type === 'FundingSettled'
}

/** The order's effect on the position before it: opens or extends it, closes a part or all of it. */
function kindOf({ marginMode }: PlaceContractOrder, { before, after }: ContractPreview): string {
  const closes = Math.abs(after.lots) < Math.abs(before.lots)
  if (!closes) return `${marginMode} open`
  if (after.lots === 0) return `${marginMode} end`
  return `${marginMode} part`
}

function outcomeIn({ after, fee, realised }: ContractPreview) {
  return { ...after, fee, realised }
}

function outcomeOf(
  exchange: Exchange,
  { owner, contract }: Pick<PlaceContractOrder, 'owner' | 'contract'>,
  events: readonly CoreEvent[],
) {
  const trades = events.flatMap((event) => (event.type === 'ContractTrade' && event.taker === owner ? [event] : []))
  const held = exchange.contracts.position(owner, contract) ?? NO_POSITION
  const { lots, entryValue, margin, maintenance, riskPpm, liquidationPrice, bankruptcyPrice } = held
  const projected = { lots, entryValue, margin, maintenance, riskPpm, liquidationPrice, bankruptcyPrice }
  const fee = trades.reduce((sum, { takerFee }) => sum + takerFee, 0n)
  const realised = trades.reduce((sum, { takerRealised }) => sum + takerRealised, 0n)
  return { ...projected, fee, realised }
}

/** The cases that the flows must have shown, or a run without failures would prove nothing about them. */
const MUST_HAPPEN = [
  'ContractTrade',
  'ContractOrderTriggered',
  'ContractOrderAmended',
  'ContractOrderClosed filled',
  'ContractOrderClosed canceled',
  'ContractOrderClosed expired',
  'ContractOrderClosed self_trade',
  'ContractOrderClosed rejected',
  'ContractOrderClosed reduce_only',
  'ContractOrderClosed liquidation',
  'QuotesReplaced',
  'PositionChanged',
  'PositionClosed user',
  'PositionClosed one_click',
  'PositionClosed take_profit',
  'PositionClosed stop_loss',
  'PositionClosed liquidation',
  'FundingSettled',
  'PositionFunded',
  'LiquidationStep taken_over',
  'posting pnl',
  'posting loss_settled',
  'posting funding',
  'posting transfer',
  'insufficient_balance',
  'would_liquidate',
  'leverage_above_maximum',
  'leverage_differs',
  'position_not_found',
  'nothing_to_reduce',
  'position_above_maximum',
  'take_profit_side',
  'stop_loss_side',
  'margin_below_minimum',
  'margin_above_maximum',
  'margin_is_cross',
  'orders_open',
  'would_take',
  'not_fillable',
  'self_trade',
  'bad_stop_price',
  'bad_slippage',
  'price_outside_band',
  'no_liquidity',
  'order_not_found',
  'nothing_to_amend',
  'quantity_below_filled',
  'order_not_amendable',
  'index_unavailable',
  'index_unsure',
  'owner_frozen',
  'market_halted',
  'market_cancel_only',
  'too_many_orders',
]

function label(event: CoreEvent): string {
  if (event.type === 'ContractOrderClosed') return `ContractOrderClosed ${event.reason}`
  if (event.type === 'PositionClosed') return `PositionClosed ${event.closedBy}`
  return event.type === 'LiquidationStep' ? `LiquidationStep ${event.step}` : event.type
}
