import type { Decide, OperatorId } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_PERSON } from '../../identity/accounts/sandboxPerson.ts'
import { TEST_START_MS, TestWorld } from '../../projector/testing/testWorld.ts'
import { appointOperator } from '../../sequencer/testing/decisionsOfTwo.ts'
import { offerNewCoins } from './offerNewCoins.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(['real', 'demo'] as const)('a sandbox’s %s world', (name) => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open(name)
  })

  const appoint = (operator: OperatorId) =>
    appointOperator(test.world, operator, 'administrator', 'treasury', 'markets')
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
    expect(offerings().every(({ backed }) => backed)).toBe(true)
    expect(decided).toHaveLength(15)
    expect(decided.every(({ proposer, approver }) => proposer !== approver && approver > 0)).toBe(true)
    await later(2_000)
    expect(states()).toEqual(['ended', 'open', 'soon'])
    await later(MINUTE_MS)
    await offer()
    const [over] = offerings()
    expect(over).toMatchObject({ allocated: 20_000_0000n, proceeds: 1_000_000_000n, underReview: 0 })
    expect(over?.listedAt).toBe(over?.terms.listTime)
    const owner = test.world.core.customers.ownerOf(SANDBOX_PERSON) ?? 0
    expect(test.world.core.newCoins.ofOwner(owner)).toMatchObject([{ state: 'passed', allocated: 20_000_0000n }])
    const owned = test.world.core.ledger.balances(owner).filter(({ available, held }) => available + held > 0n)
    expect(owned).toMatchObject([{ asset: over?.terms.asset, available: 0n, held: 20_000_0000n }])
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

  it('goes on with the first coin wherever it was broken off', async () => {
    await appoint(1)
    await appoint(2)
    const stopped = { core: test.world.core, submit: test.world.submit.bind(test.world) }
    const until = async (type: string, action: string) => {
      const submit: typeof stopped.submit = (command) => {
        if (command.type === type || (command.type === 'Decide' && command.action.type === action))
          throw new Error('the process ends here')
        return stopped.submit(command)
      }
      await expect(offerNewCoins({ ...stopped, submit }, test.clock.wallMs())).rejects.toThrow('ends here')
    }
    await until('OpenOwner', '')
    await until('FaucetCredit', '')
    await until('SubscribeCoins', '')
    await until('', 'DecideSubscription')
    expect(states()).toEqual(['open', 'open', 'soon'])
    await offer()
    await later(2_000)
    expect(states()).toEqual(['ended', 'open', 'soon'])
    expect(offerings()[0]?.allocated).toBe(20_000_0000n)
  })

  it('leaves a first coin open to its end to which somebody else has subscribed', async () => {
    await appoint(1)
    await appoint(2)
    const { world } = test
    const submit: typeof world.submit = (command) => {
      if (command.type === 'OpenOwner') throw new Error('the process ends here')
      return world.submit(command)
    }
    await expect(offerNewCoins({ core: world.core, submit }, test.clock.wallMs())).rejects.toThrow('ends here')
    const owner = await test.customer('subscriber')
    const [first] = offerings()
    const { coin } = first?.terms ?? { coin: 0 }
    const terms = first?.version ?? 0
    await world.submit({ type: 'SubscribeCoins', ...test.stamp(owner), coin, quantity: 10_0000n, terms })
    await offer()
    await later(MINUTE_MS)
    expect(states()).toEqual(['open', 'open', 'soon'])
    expect(offerings()[0]?.terms).toEqual(first?.terms)
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
