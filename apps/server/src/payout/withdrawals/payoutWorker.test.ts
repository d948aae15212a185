import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONFIRMATIONS, PAYEE, PayoutBench } from '../testing/payoutBench.ts'

const NET = 95_000_000n

describe('the payout worker', () => {
  let bench: PayoutBench

  beforeEach(async () => {
    bench = await PayoutBench.start()
  })
  afterEach(() => bench.chain.stop())

  /** The node makes the block of a transaction after it has answered. */
  const arrived = () => expect.poll(() => bench.balanceOf(PAYEE), { timeout: 10_000 }).toBe(NET)

  it('takes an approved withdrawal to its end, and confirms it only with enough confirmations', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('signed')
    await arrived()
    await bench.chain.mine(CONFIRMATIONS - 2)
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('signed')
    await bench.chain.mine(1)
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('confirmed')
    expect(bench.core.commands.at(-1)).toMatchObject({
      type: 'ConfirmWithdrawal',
      transaction: bench.signer.made.get(1)?.transaction,
    })
    await worker.step()
    expect(bench.core.commands).toHaveLength(2)
    expect(bench.problems).toEqual([])
    await arrived()
  })

  it('leaves the chain alone until the log has the transaction', async () => {
    bench.core.approve(1)
    bench.core.world.submit = () => Promise.reject(new Error('the log is full'))
    await bench.worker().step()
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
    expect(bench.problems).toEqual(['the log is full'])
  })

  it('goes on where it was killed: after signing, after the log, and before the chain', async () => {
    bench.core.approve(1)
    bench.signer.dieAfterPrepare = true
    await bench.worker().step()
    bench.signer.dieAfterPrepare = false
    expect(bench.core.commands).toEqual([])
    bench.core.dieAfterNext = true
    const { ask } = bench.chain
    await bench.worker().step()
    expect(bench.core.commands).toHaveLength(1)
    await bench.worker().step()
    await bench.chain.mine(CONFIRMATIONS)
    bench.core.dieAfterNext = true
    await bench.worker().step()
    await bench.worker().step()
    expect(bench.core.stateOf(1)).toBe('confirmed')
    await arrived()
    expect(Number(await ask('eth_getTransactionCount', [bench.signer.account.address, 'latest']))).toBe(1)
  })

  it('gives a payment to the chain again that a reorganisation has lost', async () => {
    bench.core.approve(1)
    const before = await bench.chain.ask('evm_snapshot')
    const worker = bench.worker()
    await worker.step()
    await arrived()
    await bench.chain.ask('evm_revert', [before])
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
    await worker.step()
    // The node may still have known it, and then makes no block of its own accord.
    await bench.chain.mine(1)
    await arrived()
    await bench.chain.mine(CONFIRMATIONS)
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('confirmed')
  })

  it('fails what the chain has refused for good, and only then', async () => {
    bench.core.approve(1, { amount: 10n ** 15n })
    const worker = bench.worker()
    await worker.step()
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('signed')
    await bench.chain.mine(CONFIRMATIONS)
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('failed')
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
  })

  it('confirms nothing that paid another amount than it should have', async () => {
    await bench.chain.takeFee(10)
    bench.core.approve(1)
    const worker = bench.worker()
    await worker.step()
    await bench.chain.mine(CONFIRMATIONS)
    await worker.step()
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('signed')
    expect(bench.problems).toEqual(['the payment of withdrawal 1 did not do what it should have done'])
    expect(worker.status.trouble).toContain('did not do')
  })

  it('uses the nonce of a payment that was prepared and refused, so that later ones do not wait for it', async () => {
    const first = bench.core.approve(1)
    bench.signer.dieAfterPrepare = true
    await bench.worker().step()
    bench.signer.dieAfterPrepare = false
    bench.core.views.set(1, { ...first, state: 'refused' })
    bench.core.approve(2)
    const worker = bench.worker()
    await worker.step()
    await worker.step()
    await bench.chain.mine(CONFIRMATIONS)
    await worker.step()
    expect(bench.core.stateOf(2)).toBe('confirmed')
    await arrived()
  })

  it('says why payments wait, once, and goes on with the others', async () => {
    bench.core.approve(1)
    bench.signer.refuse = 'hour_limit'
    const worker = bench.worker()
    await worker.step()
    await worker.step()
    expect(bench.problems).toHaveLength(1)
    expect(worker.status).toMatchObject({ trouble: expect.stringContaining('hour_limit'), approved: 1, signed: 0 })
    bench.signer.refuse = ''
    await worker.step()
    expect(bench.core.stateOf(1)).toBe('signed')
    expect(worker.status.trouble).toBe('')
  })
})
