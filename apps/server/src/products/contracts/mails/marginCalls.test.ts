import type { OwnerId } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailOf } from '../../../mail/mailIn.ts'
import type { NewMessage } from '../../../messages/newMessage.ts'
import { ContractHands } from '../../../projector/testing/contractTrading.ts'
import { TestWorld } from '../../../projector/testing/testWorld.ts'
import { marginCalls } from './marginCalls.ts'

const HOUR_MS = 3_600_000

describe('margin calls', () => {
  let test: TestWorld
  let hands: ContractHands
  let told: { readonly userId: string; readonly message: NewMessage }[]
  let problems: string[]
  let isAway = false
  let now = 0

  const program = () =>
    marginCalls({
      real: test.world,
      people: {
        byOwner: async (owner: OwnerId) => ({
          userId: `user ${owner}`,
          email: '',
          phone: '',
          country: '',
          createdAt: 0,
          loginFrozen: false,
        }),
        messages: {
          tell: async (userId, message) => {
            if (isAway) throw new Error('the database is away')
            told.push({ userId, message })
          },
          deliver: async () => 0,
        },
      },
      now: () => now,
      problem: (_event, error) => problems.push(String(error)),
    })
  let calls: ReturnType<typeof program>

  /** The price falls, a fiftieth of a percent at a time, until the owner's long is above the rate of a call. */
  async function fallNear(owner: OwnerId): Promise<void> {
    for (let price = 499_900; riskOf(owner) <= 800_000; price -= 100) await hands.hold(price, 2)
    expect(riskOf(owner)).toBeLessThan(1_000_000)
  }

  const riskOf = (owner: OwnerId) => test.world.core.contracts.positions(owner)[0]?.riskPpm ?? 0

  beforeEach(async () => {
    told = []
    problems = []
    now = 10 * HOUR_MS
    test = await TestWorld.open()
    hands = new ContractHands(test)
    await hands.list()
    await hands.hold(500_000, 3)
    calls = program()
  })
  afterEach(async () => {
    await calls.stop()
    expect(problems).toEqual([])
  })

  it('warn a customer once before a liquidation, and again after a calm', async () => {
    const ann = await hands.customer('ann')
    const bob = await hands.customer('bob')
    await hands.place(ann, { side: 'buy', lots: 100, leverage: 50 })
    await hands.place(bob, { side: 'buy', lots: 100, leverage: 5 })
    expect(await calls.run()).toBe(0)
    await fallNear(ann)
    isAway = true
    await expect(calls.run()).rejects.toThrow('the database is away')
    isAway = false
    expect(problems.splice(0)).toEqual(['Error: the database is away'])
    expect(await calls.run()).toBe(1)
    expect(await calls.run()).toBe(0)
    expect(told.map(({ userId }) => userId)).toEqual([`user ${ann}`])
    const { kind, values = {} } = told[0]?.message ?? {}
    expect(kind).toBe('marginCall')
    const { subject, paragraphs } = mailOf('marginCall', values as Record<string, string>, 'en')
    expect(subject).toBe('Margin call: BTCPERP is close to liquidation')
    expect(paragraphs[0]).toMatch(
      /^Your long position in BTCPERP has a risk rate of [89]\d\.\d\d%, at a mark price of /,
    )
    expect(paragraphs[1]).toMatch(/^Its liquidation price is \d+\.\d\.$/)

    await hands.hold(500_000, 60)
    expect(riskOf(ann)).toBeLessThan(500_000)
    expect(await calls.run()).toBe(0)
    now += HOUR_MS
    await fallNear(ann)
    expect(await calls.run()).toBe(1)
  })

  it('call a cross account once for all its positions, and nobody twice within an hour over a restart', async () => {
    const ann = await hands.customer('ann', 120_000_000n)
    await hands.place(ann, { side: 'buy', lots: 100, leverage: 50, marginMode: 'cross' })
    await fallNear(ann)
    expect(await calls.run()).toBe(1)
    expect(mailOf('marginCall', told[0]?.message.values as Record<string, string>, 'en').paragraphs[0]).toMatch(
      /^Your cross positions, BTCPERP among them, have a risk rate of /,
    )
    await calls.stop()
    calls = program()
    await calls.run()
    expect(new Set(told.map(({ message }) => message.source))).toEqual(new Set([`margin call account ${ann} 10`]))
  })
})
