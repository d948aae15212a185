import type { RestrictPlatform } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChainReader } from '../../chain/chainReader.ts'
import { CONFIRMATIONS, PAYEE, PayoutBench } from '../testing/payoutBench.ts'
import { createCustodyChain } from './custodyChain.ts'
import { type Backing, type CustodyAddresses, Reconciliation } from './reconciliation.ts'

const USDT = 1
const DEPOSIT = `0x${'dd'.repeat(20)}`
const GAS = `0x${'aa'.repeat(20)}`
const COLD = `0x${'cc'.repeat(20)}`
const FUNDED = 1_000_000_000n

describe('reconciliation of custody with the ledger', () => {
  let bench: PayoutBench
  let owed: bigint
  let now: number
  let restricted: RestrictPlatform[]
  let alarms: string[]
  let broken: boolean
  let addresses: CustodyAddresses | undefined

  beforeEach(async () => {
    bench = await PayoutBench.start()
    owed = FUNDED
    now = 1_000
    restricted = []
    alarms = []
    broken = false
    addresses = {
      hot: [bench.signer.account.address.toLowerCase()],
      gas: GAS,
      warm: [],
      cold: [COLD],
      deposits: [DEPOSIT],
    }
  })
  afterEach(() => bench.chain.stop())

  function open(backing: Backing | null = null): Reconciliation {
    const { ask, token } = bench.chain
    const reader = createChainReader(ask)
    const chain = createCustodyChain(ask, reader, token.contract)
    const outside = { owner: 'external' as const, wallet: 'funds' as const, asset: USDT, held: 0n }
    return new Reconciliation({
      world: {
        core: {
          sequence: 41,
          ledger: { systemBalances: () => [{ ...outside, available: -owed }] },
          withdrawals: bench.core.world.core.withdrawals,
          restriction: { withdrawalsOnly: () => restricted.at(-1) },
        },
        submit: (command) => {
          restricted.push(command)
          return Promise.resolve({ reply: { kind: 'done', value: 0 } })
        },
      },
      chain: { ...chain, head: () => (broken ? Promise.reject(new Error('no answer')) : chain.head()) },
      addresses: () => addresses,
      asset: USDT,
      backing,
      now: () => now,
      everyMs: 1,
      onAlarm: (reason) => alarms.push(reason),
    })
  }

  it('has the bank of a sandbox send what is owed and nowhere, a deposit that is not credited yet left out', async () => {
    await bench.chain.token.send(DEPOSIT, 300n)
    owed = FUNDED + 1_000n
    const begun: bigint[] = []
    const reconciliation = open({
      onItsWay: 0n,
      notCredited: async (_block, sequence) => (sequence === 41 ? 300n : 0n),
      begin: async (wallet, _gas, missing) => {
        begun.push(missing)
        await bench.chain.token.send(wallet, missing)
      },
    })
    await reconciliation.step()
    owed += 300n
    await reconciliation.step()
    expect(begun).toEqual([1_000n])
    expect(reconciliation.status).toMatchObject({ state: 'agrees', look: { difference: 0n } })
  })

  it('agrees while each unit owed is held somewhere, deposits and cold wallets included', async () => {
    await bench.chain.token.send(DEPOSIT, 300n)
    await bench.chain.token.send(COLD, 700n)
    owed = FUNDED + 1_000n
    const reconciliation = open()
    await reconciliation.step()
    await reconciliation.step()
    expect(reconciliation.status).toMatchObject({
      state: 'agrees',
      look: { custody: owed, owed, difference: 0n, deposits: 300n, cold: [{ address: COLD, balance: 700n }] },
    })
    expect([alarms, restricted]).toEqual([[], []])
  })

  it('restricts the platform, once, when one unit is missing twice in a row', async () => {
    const reconciliation = open()
    await reconciliation.step()
    const [hot = ''] = addresses?.hot ?? []
    await bench.chain.ask('anvil_impersonateAccount', [hot])
    const data = `0xa9059cbb${PAYEE.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    await bench.chain.ask('eth_sendTransaction', [{ from: hot, to: bench.chain.token.contract, data }])
    await reconciliation.step()
    expect([reconciliation.status.state, restricted.length]).toEqual(['agrees', 0])
    await reconciliation.step()
    await reconciliation.step()
    expect(reconciliation.status).toMatchObject({ state: 'missing', look: { difference: -1n } })
    expect(restricted).toEqual([
      { type: 'RestrictPlatform', withdrawalsOnly: true, reason: 'custody and ledger differ' },
    ])
    expect(alarms[0]).toContain('1 units are missing')
  })

  it('takes no payment for a loss, at any of its steps', async () => {
    const reconciliation = open()
    bench.core.approve(1)
    const worker = bench.worker()
    for (let round = 0; round < CONFIRMATIONS + 2; round++) {
      await worker.step()
      await reconciliation.step()
      expect([round, reconciliation.status.look?.difference]).toEqual([round, 0n])
      await bench.chain.mine(1)
      // The core lets go of it with the confirmation.
      const confirmed = bench.core.stateOf(1) === 'signed' && round === CONFIRMATIONS - 2
      if (confirmed) {
        await worker.step()
        owed -= 95_000_000n
      }
    }
    expect(bench.core.stateOf(1)).toBe('confirmed')
    expect(alarms).toEqual([])
  })

  it('takes no payment for a loss that the chain took in an older version than the log names', async () => {
    const reconciliation = open()
    const view = bench.core.approve(1)
    await bench.worker().step()
    await expect.poll(() => bench.balanceOf(PAYEE), { timeout: 10_000 }).toBe(95_000_000n)
    const older = bench.core.views.get(1)?.transaction ?? ''
    const newer = `0x${'77'.repeat(32)}`
    bench.core.views.set(1, { ...view, state: 'signed', transaction: newer, replaced: [older] })
    await reconciliation.step()
    expect(reconciliation.status).toMatchObject({ state: 'agrees', look: { inFlight: 95_000_000n, difference: 0n } })
    bench.core.views.set(1, { ...view, state: 'signed', transaction: older, replaced: [newer] })
    await reconciliation.step()
    expect(reconciliation.status).toMatchObject({ state: 'agrees', look: { inFlight: 95_000_000n, difference: 0n } })
  })

  it('says within a minute that it cannot look, and restricts nothing because of it', async () => {
    const reconciliation = open()
    await reconciliation.step()
    broken = true
    now += 60_000
    await reconciliation.step()
    expect(reconciliation.status.state).toBe('agrees')
    now += 1
    await reconciliation.step()
    expect(reconciliation.status).toMatchObject({ state: 'unknown', reason: 'custody cannot be read: no answer' })
    expect(alarms).toHaveLength(1)
    broken = false
    addresses = undefined
    await reconciliation.step()
    expect(reconciliation.status.reason).toContain('has not told its wallet')
    expect(restricted).toEqual([])
  })
})
