import { type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { SandboxBacking } from './sandboxBacking.ts'

const USDT = 1
const BTC = 2
const WALLET = `0x${'aa'.repeat(20)}`
const GAS_WALLET = `0x${'bb'.repeat(20)}`

function world() {
  let listener: (entry: AppliedEntry) => void = () => {}
  const post = (from: number, asset: number, amount: bigint, reason: PostingReason) => {
    const account = { wallet: 'funds', bucket: 'available', asset } as const
    const destination = { ...account, owner: 1_000 }
    const postings = [{ source: { ...account, owner: from }, destination, amount, reason, ref: 0 }]
    listener({ postings } as unknown as AppliedEntry)
  }
  return {
    port: {
      follow: (own: (entry: AppliedEntry) => void) => {
        listener = own
        return () => {}
      },
    },
    post,
  }
}

describe('what stands behind the sandbox’s play money', () => {
  it('is sent by the bank: what is missing at the start, then what the faucet and new capital add, and nothing else', async () => {
    const { port, post } = world()
    const sent: [string, bigint][] = []
    const paid: string[] = []
    const problems: unknown[] = []
    let broken = false
    const backing = new SandboxBacking({
      ask: async (method, params = []) => {
        paid.push(`${method} ${params[0]}`)
        return null
      },
      token: {
        send: async (to, amount) => {
          if (broken) throw new Error('no chain')
          sent.push([to, amount])
          return ''
        },
      },
      world: port,
      asset: USDT,
      deposits: { cursor: async () => undefined, notCredited: async () => 0n },
      pollMs: 1,
      onProblem: (problem) => problems.push(problem),
    })
    post(SYSTEM_OWNERS.external, USDT, 5n, 'faucet')
    expect(backing.onItsWay).toBe(5n)
    await backing.begin(WALLET, GAS_WALLET, 100n)
    expect(paid).toEqual([`anvil_setBalance ${WALLET}`, `anvil_setBalance ${GAS_WALLET}`])
    post(SYSTEM_OWNERS.external, USDT, 7n, 'capital')
    post(SYSTEM_OWNERS.external, USDT, 11n, 'deposit')
    post(SYSTEM_OWNERS.external, BTC, 13n, 'faucet')
    post(1_001, USDT, 17n, 'trade')
    await backing.stop()
    expect([sent[0], sent.reduce((sum, [, amount]) => sum + amount, 0n)]).toEqual([[WALLET, 100n], 112n])
    expect(backing.onItsWay).toBe(0n)
    broken = true
    post(SYSTEM_OWNERS.external, USDT, 19n, 'faucet')
    await backing.stop()
    expect([problems.length, backing.onItsWay]).toEqual([1, 19n])
  })

  it('knows what is not credited yet once the chain is read so far, and not before', async () => {
    let read = 6
    const asked: [number, number][] = []
    const backing = new SandboxBacking({
      ask: async () => null,
      token: { send: async () => '' },
      world: world().port,
      asset: USDT,
      deposits: {
        cursor: async () => ({ block: read, frozenAt: 0, frozenReason: '' }),
        notCredited: async (block, sequence) => {
          asked.push([block, sequence])
          return 1_000n
        },
      },
      pollMs: 1,
      onProblem: () => {},
    })
    await expect(backing.notCredited(7, 41)).rejects.toThrow('not read up to')
    expect(asked).toEqual([])
    setTimeout(() => {
      read = 7
    }, 3)
    expect(await backing.notCredited(7, 41)).toBe(1_000n)
    expect(asked).toEqual([[7, 41]])
  })
})
