import type { ReversePosition } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContractFlow, contractGenesis } from '../../../scenarios/contracts/contractFlow.ts'
import { ToyExchange } from '../../../scenarios/toyExchange.ts'

test('a preview of turning a position round says what the command then does to the last unit, and changes nothing', () => {
  const compared = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const toy = new ToyExchange('fast', contractGenesis(500_000_000n))
      const flow = new ContractFlow(seed)
      for (const command of flow.opening()) toy.apply(command)
      for (let step = 0; step < 200; step++) {
        const { wait, command } = flow.next(toy.exchange)
        toy.time += wait
        toy.apply(command)
        const reversal = step % 3 === 0 ? reversalIn(toy, step) : undefined
        if (reversal) compareReversal(toy, reversal, compared)
      }
    }),
    { seed: 43, numRuns: 12 },
  )
  for (const kind of ['isolated', 'cross', 'turned', 'filled', 'terms_changed', 'not_fillable', 'would_liquidate'])
    expect([kind, (compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
}, 240_000)

let key = 2_000_000

/** Of one of the customers who have positions, each in turn; now and then with lots that the position no longer has. */
function reversalIn({ exchange }: ToyExchange, turn: number): ReversePosition | undefined {
  const held = [1000, 1001, 1002, 1003, 1004].flatMap((owner) =>
    exchange.contracts.positions(owner).map(({ contract, position, lots }) => ({ owner, contract, position, lots })),
  )
  const one = held[turn % Math.max(1, held.length)]
  if (!one) return undefined
  key++
  const stamp = { key1: key, key2: key, inputHash: key, issuedAt: 0 }
  return { type: 'ReversePosition', ...stamp, ...one, lots: Math.abs(one.lots) + (turn % 5 === 0 ? 1 : 0) }
}

function compareReversal(toy: ToyExchange, command: ReversePosition, compared: Map<string, number>): void {
  const { exchange } = toy
  const { owner, contract, lots } = command
  const note = (kind: string) => compared.set(kind, (compared.get(kind) ?? 0) + 1)
  const hash = exchange.stateHash()
  const preview = exchange.contracts.previewReversal(command, owner)
  expect(exchange.stateHash()).toBe(hash)
  const before = exchange.contracts.position(owner, contract)
  const { reply, events } = toy.apply(command)
  expect(preview.rejection).toBe(reply.kind === 'rejected' ? reply.rejection : null)
  if (reply.kind !== 'order') return void note(String(preview.rejection))
  const trades = events.flatMap((one) => (one.type === 'ContractTrade' && one.takerOrder === reply.order ? [one] : []))
  expect({
    lotsFilled: 2 * lots,
    valueFilled: preview.valueFilled,
    fee: preview.fee,
    realised: preview.realised,
  }).toEqual({
    lotsFilled: preview.lotsFilled,
    valueFilled: reply.quoteFilled,
    fee: trades.reduce((sum, { takerFee }) => sum + takerFee, 0n),
    realised: trades.reduce((sum, { takerRealised }) => sum + takerRealised, 0n),
  })
  note('filled')
  if (events.some(({ type }) => type === 'LiquidationStep' || type === 'ContractOrderTriggered')) return
  const turned = events.find(
    (one) => one.type === 'PositionChanged' && one.owner === owner && one.contract === contract,
  )
  expect(turned).toMatchObject({ lots: preview.after.lots, entryValue: preview.after.entryValue })
  expect(preview.after.lots).toBe(-(before?.lots ?? 0))
  note('turned')
  note(before?.marginMode ?? '')
}
