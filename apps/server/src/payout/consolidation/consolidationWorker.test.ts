import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transact } from '../../chain/sandbox/sandboxToken.ts'
import { ConsolidationBench, LEAST } from '../testing/consolidationBench.ts'
import { CONFIRMATIONS, PAYEE } from '../testing/payoutBench.ts'

const FUNDED = 1_000_000_000n
const DEPOSIT = 100_000_000n
const ROUNDS = 12
/** Two asks, then two top-ups asked for and sent, then two sweeps; before and after each. */
const KILLS = 20
const DAY_MS = 24 * 3_600_000

describe('the worker that brings deposits together', () => {
  let bench: ConsolidationBench

  beforeEach(async () => {
    bench = await ConsolidationBench.start()
  })
  afterEach(() => bench.bench.chain.stop())

  const hot = () => bench.bench.balanceOf(bench.hot)
  const sweeper = () => bench.bench.signer.sweeper

  it('moves what is deep enough, after its gas, and waits for the confirmations of it', async () => {
    await bench.deposit(0, DEPOSIT, CONFIRMATIONS - 1)
    const worker = bench.worker()
    expect(await bench.round(worker)).toEqual(['depth'])
    expect(await bench.round(worker)).toEqual(['gas'])
    expect(await bench.round(worker)).toEqual(['sent'])
    expect([await hot(), (await bench.balances())[0]]).toEqual([FUNDED + DEPOSIT, 0n])
    await bench.round(worker)
    expect(worker.status.latest[0]).toMatchObject({ state: 'confirming', amount: String(DEPOSIT) })
    await bench.bench.chain.mine(CONFIRMATIONS)
    expect(await bench.round(worker)).toEqual([])
    expect(worker.status).toMatchObject({ trouble: '', count: 1, latest: [{ state: 'done' }] })
    expect(bench.problems).toEqual([])
  })

  it('looks at the chain in one of eleven rounds while there is nothing to move, and at once when there is', async () => {
    const worker = bench.worker()
    await bench.round(worker)
    const before = worker.status.gas
    await bench.fillGasWallet(2n * before)
    for (let rested = 0; rested < 10; rested++) {
      await bench.round(worker)
      expect([rested, worker.status.gas]).toEqual([rested, before])
    }
    await bench.round(worker)
    expect(worker.status.gas).toBe(2n * before)
    await bench.fillGasWallet(before)
    await bench.deposit(0, DEPOSIT)
    await bench.round(worker)
    expect(worker.status.gas).toBe(before)
  })

  it('leaves alone what is too little, and takes what came later in a second sweep', async () => {
    await bench.deposit(0, LEAST - 1n)
    await bench.deposit(1, DEPOSIT)
    const worker = bench.worker()
    for (let round = 0; round < 4; round++) await bench.round(worker)
    expect(await bench.balances()).toEqual([LEAST - 1n, 0n, 0n])
    await bench.deposit(1, LEAST)
    for (let round = 0; round < ROUNDS; round++) await bench.round(worker)
    expect(await hot()).toBe(FUNDED + DEPOSIT + LEAST)
    expect(sweeper().made.map(({ nonce }) => nonce)).toEqual([0, 1])
    expect(bench.problems).toEqual([])
  })

  it('goes on where it was killed, at each of its steps: one sweep and one top-up for each deposit', async () => {
    const { chain } = bench.bench
    for (const place of [0, 1]) await bench.deposit(place, DEPOSIT)
    let fresh = await chain.ask('evm_snapshot')
    for (let kill = 1; kill <= KILLS; kill++) {
      bench.left = kill
      const first = bench.worker()
      for (let round = 0; round < 3 && bench.left >= 0; round++) await bench.round(first)
      expect([kill, bench.left]).toEqual([kill, -1])
      bench.left = 0
      // Without memory at every round.
      for (let round = 0; round < 5; round++) await bench.round(bench.worker())
      expect([kill, await hot(), await bench.balances()]).toEqual([kill, FUNDED + 2n * DEPOSIT, [0n, 0n, 0n]])
      expect([kill, sweeper().made.length, sweeper().topUps.length]).toEqual([kill, 2, 2])
      const used = [...bench.addresses, sweeper().gas.address].map((address) => bench.used(address))
      expect([kill, await Promise.all(used)]).toEqual([kill, [1, 1, 0, 2]])
      await chain.ask('evm_revert', [fresh])
      fresh = await chain.ask('evm_snapshot')
      bench.forgetSigned()
    }
  })

  it('sends again what a reorganisation has lost, the same bytes', async () => {
    await bench.deposit(0, DEPOSIT)
    const before = await bench.bench.chain.ask('evm_snapshot')
    const worker = bench.worker()
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(await hot()).toBe(FUNDED + DEPOSIT)
    await bench.bench.chain.ask('evm_revert', [before])
    expect(await hot()).toBe(FUNDED)
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(await hot()).toBe(FUNDED + DEPOSIT)
    expect([sweeper().made.length, sweeper().topUps.length]).toEqual([1, 1])
  })

  it('sends no sweep that would fail, when the deposit itself is gone from the chain', async () => {
    const before = await bench.bench.chain.ask('evm_snapshot')
    await bench.deposit(0, DEPOSIT)
    await bench.round(bench.worker())
    await bench.bench.chain.ask('evm_revert', [before])
    await bench.deposit(0, LEAST)
    const worker = bench.worker()
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(worker.status.waiting[0]?.reason).toBe('short')
    expect(await bench.used(bench.addresses[0] ?? '')).toBe(0)
  })

  it('waits a day after a sweep that did not do what it should have done', async () => {
    const { chain } = bench.bench
    await bench.deposit(0, DEPOSIT)
    await chain.takeFee(100)
    const worker = bench.worker()
    for (let round = 0; round < ROUNDS; round++) await bench.round(worker)
    expect(worker.status.latest).toMatchObject([{ state: 'failed' }])
    await chain.takeFee(0)
    await bench.deposit(0, DEPOSIT)
    for (let round = 0; round < 3; round++) expect(await bench.round(worker)).toEqual(['failed'])
    sweeper().now = DAY_MS
    expect(await bench.round(worker)).toEqual(['sent'])
    expect(await hot()).toBe(FUNDED + (DEPOSIT * 99n) / 100n + DEPOSIT)
  })

  it.each(['custody', 'chain'] as const)('moves nothing while it may not (%s)', async (reason) => {
    await bench.deposit(0, DEPOSIT)
    const worker = bench.worker()
    await bench.round(worker)
    bench.paused = reason
    for (let round = 0; round < 3; round++) expect(await bench.round(worker)).toEqual([reason])
    expect([await bench.used(sweeper().gas.address), await hot()]).toEqual([0, FUNDED])
    bench.paused = undefined
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(await hot()).toBe(FUNDED + DEPOSIT)
  })

  it('says why it waits: fee, gas wallet, the signer’s limit; and signs nothing meanwhile', async () => {
    await bench.deposit(0, DEPOSIT)
    bench.highestFee = 1n
    expect(await bench.round(bench.worker())).toEqual(['fee'])
    bench.highestFee = 10n ** 12n
    await bench.fillGasWallet(1_000n)
    expect(await bench.round(bench.worker())).toEqual(['gas_wallet'])
    expect(sweeper().made).toEqual([])
    await bench.fillGasWallet(10n ** 18n)
    sweeper().refuse = 'gas_limit'
    const worker = bench.worker()
    expect(await bench.round(worker)).toEqual(['limit'])
    expect(worker.status.trouble).toBe('')
    sweeper().refuse = 'no_deposit'
    expect(await bench.round(worker)).toEqual(['trouble'])
    expect(worker.status.trouble).toContain('no_deposit')
  })

  it('leaves a customer’s coins where they are', async () => {
    const [address = ''] = bench.addresses
    await transact(bench.bench.chain.ask, {
      from: bench.bench.chain.token.bank,
      to: address,
      value: '0xde0b6b3a7640000',
    })
    bench.aside = 10n ** 18n
    await bench.deposit(0, DEPOSIT)
    const worker = bench.worker()
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(await hot()).toBe(FUNDED + DEPOSIT)
    const left = BigInt(String(await bench.bench.chain.ask('eth_getBalance', [address, 'latest'])))
    expect([sweeper().topUps.length, left >= 10n ** 18n]).toEqual([1, true])
  })

  it('keeps no payment waiting, and none of its nonces', async () => {
    await bench.deposit(0, DEPOSIT)
    bench.bench.core.approve(1)
    const worker = bench.worker()
    await bench.round(worker)
    await bench.bench.worker().step()
    for (let round = 0; round < 3; round++) await bench.round(worker)
    expect(await bench.bench.balanceOf(PAYEE)).toBe(95_000_000n)
    expect(await hot()).toBe(FUNDED + DEPOSIT - 95_000_000n)
    expect(await bench.used(bench.hot)).toBe(1)
  })
})
