import type { Decide, OperatorId } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_START_MS, TestWorld } from '../../projector/testing/testWorld.ts'
import { offerNewCoins } from './offerNewCoins.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(['real', 'demo'] as const)('a sandbox’s %s world', (name) => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open(name)
  })

  const appoint = (operator: OperatorId) =>
    test.world.submit({
      type: 'Decide',
      proposer: 0,
      approver: 0,
      effectiveAt: 0,
      reason: 'a test',
      action: { type: 'AppointOperator', operator, roles: ['administrator', 'treasury', 'markets'] },
    })
  const offer = () => offerNewCoins(test.world, test.clock.wallMs())
  const later = async (ms: number) => {
    await test.pass(ms)
    await test.index(500_000)
  }
  const offerings = () => test.world.core.newCoins.offerings()
  const states = () => offerings().map(({ state }) => state)

  it('offers one that is over and listed, one that is open and one that comes, all by decisions of two, once', async () => {
    await appoint(1)
    await appoint(2)
    const decided: Decide[] = []
    test.world.follow(({ command }) => {
      if (command.type === 'Decide') decided.push(command)
    })
    await offer()
    expect(states()).toEqual(['open', 'open', 'soon'])
    expect(offerings().every(({ backed }) => backed)).toBe(true)
    expect(decided).toHaveLength(12)
    expect(decided.every(({ proposer, approver }) => proposer !== approver && approver > 0)).toBe(true)
    await later(MINUTE_MS)
    await offer()
    expect(states()).toEqual(['ended', 'open', 'soon'])
    const [over] = offerings()
    expect(over?.listedAt).toBe(over?.terms.listTime)
    const market = test.world.core.spot.market(over?.terms.market ?? 0)
    expect(market).toMatchObject({ state: 'open', definition: { symbol: 'HRBRUSDT' } })
    const { sequence } = test.world.core
    await offer()
    expect(test.world.core.sequence).toBe(sequence)
  })

  it('offers the next one when the one that came has opened, and allocates what has ended', async () => {
    await appoint(1)
    await appoint(2)
    await offer()
    const owner = await test.customer('subscriber')
    const [, lantern] = offerings()
    if (!lantern) throw new Error('nothing is open')
    const { terms, version } = lantern
    const quantity = 1_000_0000n
    await test.world.submit({
      type: 'SubscribeCoins',
      ...test.stamp(owner),
      coin: terms.coin,
      quantity,
      terms: version,
    })
    test.clock.pass(30 * DAY_MS)
    await test.world.submit({ type: 'ResumeClock', reason: 'a test' })
    await later(MINUTE_MS)
    await offer()
    expect(states()).toEqual(['ended', 'ended', 'open', 'soon'])
    await later(MINUTE_MS)
    expect(test.world.core.newCoins.ofOwner(owner)).toMatchObject([{ state: 'passed', allocated: quantity }])
    expect(offerings().at(-1)?.terms).toMatchObject({ coin: 4, opens: offerings()[2]?.terms.closes })
  })

  it('goes on where it stopped, and leaves what operators offer as it is', async () => {
    await appoint(1)
    await offer()
    expect(offerings()).toEqual([])
    await appoint(2)
    await offer()
    await later(70 * DAY_MS)
    await offer()
    expect(states()).toEqual(['ended', 'ended', 'ended', 'open'])
    await offer()
    expect(states().at(-1)).toBe('soon')
    expect(test.clock.wallMs()).toBeGreaterThan(TEST_START_MS)
  })
})
