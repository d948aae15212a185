import type { Decide, OperatorId } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { appointOperator } from '../../sequencer/testing/decisionsOfTwo.ts'
import { offerHosting } from './offerHosting.ts'
import { SANDBOX_BACKING, SANDBOX_PRODUCTS } from './sandboxProducts.ts'

const UNITS = 1_000_000n

describe.each(['real', 'demo'] as const)('a sandbox’s %s world', (name) => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open(name)
  })

  const appoint = (operator: OperatorId) => appointOperator(test.world, operator, 'administrator', 'treasury')
  const treasury = () =>
    test.world.core.ledger.systemBalances().find(({ owner, asset }) => owner === 'treasury' && asset === 1)
      ?.available ?? 0n

  it('offers its products and backs them, by decisions of two, once', async () => {
    await appoint(1)
    await appoint(2)
    const before = treasury()
    const decided: Decide[] = []
    test.world.follow(({ command }) => {
      if (command.type === 'Decide') decided.push(command)
    })
    await offerHosting(test.world)
    const products = test.world.core.hosting.products()
    expect(products.map(({ terms }) => terms)).toEqual(SANDBOX_PRODUCTS)
    expect(products.every(({ left, terms }) => left === BigInt(terms.capacity) * UNITS)).toBe(true)
    expect(Number(products[0]?.terms.min)).toBeLessThanOrEqual(1_000)
    expect(treasury() - before).toBe(SANDBOX_BACKING * UNITS)
    expect(decided.every(({ proposer, approver }) => proposer !== approver && approver > 0)).toBe(true)
    const { sequence } = test.world.core
    await offerHosting(test.world)
    expect(test.world.core.sequence).toBe(sequence)
  })

  it('can pay every return of its products, sold out, from what it brings in', () => {
    const returns = SANDBOX_PRODUCTS.map(({ capacity, dailyRatePpm, cycleDays }) => {
      return (BigInt(capacity) * BigInt(dailyRatePpm) * BigInt(cycleDays)) / 1_000_000n
    })
    expect(returns.reduce((sum, each) => sum + each, 0n)).toBeLessThanOrEqual(SANDBOX_BACKING)
  })

  it('leaves what operators have changed as it is, and adds what is missing', async () => {
    await appoint(1)
    await appoint(2)
    const [first] = SANDBOX_PRODUCTS
    if (!first) throw new Error('the sandbox offers nothing')
    const terms = { ...first, state: 'closed' as const }
    const act = { type: 'SetHostingProduct', terms } as const
    const closing = { type: 'Decide', proposer: 2, approver: 1, effectiveAt: 0, reason: 'a test', action: act } as const
    await test.world.submit(closing)
    await offerHosting(test.world)
    const products = test.world.core.hosting.products()
    expect(products).toHaveLength(SANDBOX_PRODUCTS.length)
    expect(products[0]?.terms.state).toBe('closed')
  })

  it('offers nothing as long as there are no two operators', async () => {
    const { sequence } = test.world.core
    await offerHosting(test.world)
    await appoint(1)
    await offerHosting(test.world)
    expect(test.world.core.sequence).toBe(sequence + 1)
    expect(test.world.core.hosting.products()).toEqual([])
  })
})
