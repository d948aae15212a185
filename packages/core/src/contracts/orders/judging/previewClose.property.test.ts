import type { ClosePosition, CoreEvent } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContractFlow, contractGenesis } from '../../../scenarios/contracts/contractFlow.ts'
import { ToyExchange } from '../../../scenarios/toyExchange.ts'

test('a preview of closing says what closing then brings to the last unit, and changes nothing', () => {
  const compared = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const toy = new ToyExchange('fast', contractGenesis([0n, 3_000_000n, 500_000_000n][seed % 3] ?? 0n))
      const flow = new ContractFlow(seed)
      for (const command of flow.opening()) toy.apply(command)
      for (let step = 0; step < 200; step++) {
        const { wait, command } = flow.next(toy.exchange)
        toy.time += wait
        toy.apply(command)
        const holder = holderIn(toy, step)
        if (step % 2 === 0 && holder) comparePreview(toy, closingOf(holder, step), compared)
      }
    }),
    { seed: 41, numRuns: 30 },
  )
  for (const kind of ['isolated', 'cross', 'whole', 'part', 'cut short', 'rests', 'loss', 'profit', 'refused'])
    expect([kind, (compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
}, 240_000)

interface Holder {
  readonly owner: number
  readonly contract: number
  readonly mark: number
}

/** One of the customers who have positions, each in turn. */
function holderIn({ exchange }: ToyExchange, turn: number): Holder | undefined {
  const holders = [1000, 1001, 1002, 1003, 1004].flatMap((owner) =>
    exchange.contracts.positions(owner).map(({ contract }) => {
      return { owner, contract, mark: exchange.contracts.contract(contract).markPrice }
    }),
  )
  return holders[turn % Math.max(1, holders.length)]
}

let key = 1_000_000

function closingOf({ owner, contract, mark }: Holder, turn: number): ClosePosition {
  const lots = [0, 1, 0, 3, 20][turn % 5] ?? 0
  const price = turn % 3 === 0 ? mark : 0
  key++
  return {
    type: 'ClosePosition',
    owner,
    key1: key,
    key2: key,
    inputHash: key,
    issuedAt: 0,
    contract,
    position: 0,
    lots,
    price,
  }
}

function comparePreview(toy: ToyExchange, command: ClosePosition, compared: Map<string, number>): void {
  const { exchange } = toy
  const { owner, contract } = command
  const hash = exchange.stateHash()
  const { time } = exchange
  const preview = exchange.contracts.previewClose(command, owner)
  expect(exchange.stateHash()).toBe(hash)
  const before = exchange.contracts.account(owner).available
  const position = exchange.contracts.position(owner, contract)
  const { reply, events } = toy.apply(command)
  if (toy.time - time > 1 || !position) return
  const note = (kind: string) => compared.set(kind, (compared.get(kind) ?? 0) + 1)
  expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
  if (reply.kind !== 'order') return void note('refused')
  const trades = events.flatMap((one) => (one.type === 'ContractTrade' && one.takerOrder === reply.order ? [one] : []))
  expect({
    lotsFilled: preview.lotsFilled,
    valueFilled: preview.valueFilled,
    worstPrice: preview.worstPrice,
    fee: preview.fee,
    realised: preview.realised,
  }).toEqual({
    lotsFilled: reply.lotsFilled,
    valueFilled: reply.quoteFilled,
    worstPrice: trades.at(-1)?.price ?? 0,
    fee: trades.reduce((sum, { takerFee }) => sum + takerFee, 0n),
    realised: trades.reduce((sum, { takerRealised }) => sum + takerRealised, 0n),
  })
  if (events.some((event) => disturbs(event, command, reply.order))) return
  expect(exchange.contracts.account(owner).available - before).toBe(preview.received)
  if (reply.state === 'open') note('rests')
  if (preview.lotsFilled === 0) return
  note(position.marginMode)
  note(preview.realised < 0n ? 'loss' : 'profit')
  note(preview.lotsFilled === Math.abs(position.lots) ? 'whole' : 'part')
  if (reply.state === 'closed' && reply.lotsLeft > 0) note('cut short')
}

/** Whether the entry moved money of the order's owner apart from the closing itself. */
function disturbs(event: CoreEvent, { owner }: ClosePosition, order: number): boolean {
  if (event.type === 'LiquidationStep' || event.type === 'ContractOrderTriggered') return true
  return event.type === 'ContractOrderClosed' && event.owner === owner && event.order !== order
}
