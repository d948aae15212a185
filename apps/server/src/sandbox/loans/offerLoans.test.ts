import { beforeEach, describe, expect, it } from 'vitest'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { appointTwo } from '../../sequencer/testing/decisionsOfTwo.ts'
import { offerLoans } from './offerLoans.ts'

const POOL = 500_000_000_000n

describe('the loans of a sandbox', () => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open('real')
    await appointTwo(test.world, 'administrator', 'treasury')
  })

  const systemBalance = (wanted: 'treasury' | 'loanPool') =>
    test.world.core.ledger.systemBalances().find(({ owner, asset }) => owner === wanted && asset === 1)?.available ?? 0n

  it('have their money from capital that came into the treasury first, once', async () => {
    const before = systemBalance('treasury')
    await offerLoans(test.world)
    const { loans } = test.world.core
    expect(loans.pool()).toMatchObject({ funded: POOL, available: POOL, lent: 0n })
    expect(systemBalance('loanPool')).toBe(POOL)
    expect(systemBalance('treasury')).toBe(before)
    expect(loans.products().map(({ terms, left }) => [terms.days, left > 0n])).toEqual([
      [30, true],
      [90, true],
    ])
    const { sequence } = test.world.core
    await offerLoans(test.world)
    expect(test.world.core.sequence).toBe(sequence)
  })

  it('leave what operators have changed as it is, and feed a pool that has money no further', async () => {
    await offerLoans(test.world)
    const [first] = test.world.core.loans.products()
    if (!first) throw new Error('the sandbox lends nothing')
    const action = { type: 'SetLoanProduct' as const, terms: { ...first.terms, state: 'closed' as const } }
    await test.world.submit({ type: 'Decide', proposer: 2, approver: 1, effectiveAt: 0, reason: 'a test', action })
    await offerLoans(test.world)
    expect(test.world.core.loans.products()[0]?.terms.state).toBe('closed')
    expect(test.world.core.loans.pool().funded).toBe(POOL)
  })
})
