import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONFIRMATIONS, PAYEE, PayoutBench, REPLACE_AFTER } from './testing/payoutBench.ts'

const NET = 95_000_000n
const DEAR = 100n
const GWEI = 1_000_000_000n

describe('a payment whose fee became too low', () => {
  let bench: PayoutBench

  beforeEach(async () => {
    bench = await PayoutBench.start()
    await bench.chain.ask('evm_setAutomine', [false])
  })
  afterEach(() => bench.chain.stop())

  /** Blocks in which a unit of gas costs so many gwei. */
  async function blocks(count: number, gwei: bigint): Promise<void> {
    for (let block = 0; block < count; block++) {
      await bench.chain.ask('anvil_setNextBlockBaseFeePerGas', [`0x${(gwei * GWEI).toString(16)}`])
      await bench.chain.mine(1)
    }
  }

  /** Rounds of the worker with a dear block after each. */
  async function dearRounds(count: number, worker = bench.worker()): Promise<void> {
    for (let round = 0; round < count; round++) {
      await worker.step()
      await blocks(1, DEAR)
    }
  }

  async function finish(withdrawal = 1): Promise<void> {
    const worker = bench.worker()
    for (let round = 0; round < CONFIRMATIONS + 2 && bench.core.stateOf(withdrawal) === 'signed'; round++) {
      await blocks(1, 1n)
      await worker.step()
    }
  }

  const used = async () =>
    Number(await bench.chain.ask('eth_getTransactionCount', [bench.signer.account.address, 'latest']))

  it('is made again with the same nonce after some blocks, and the version that the chain took ends it', async () => {
    const first = () => bench.core.commands[0]
    bench.core.approve(1)
    await dearRounds(REPLACE_AFTER)
    expect([bench.replaced, await bench.balanceOf(PAYEE)]).toEqual([[], 0n])
    // A worker that was started anew counts anew.
    await dearRounds(REPLACE_AFTER)
    expect(bench.replaced).toEqual([])
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER + 2, worker)
    expect(bench.replaced).toEqual([1])
    expect(await bench.balanceOf(PAYEE)).toBe(NET)
    await finish()
    const paid = bench.core.commands.at(-1)
    const replacement = bench.core.commands[1]
    expect(bench.core.commands.map(({ type }) => type)).toEqual([
      'SignWithdrawal',
      'ReplacePayment',
      'ConfirmWithdrawal',
    ])
    expect(paid).toMatchObject({ transaction: replacement?.transaction })
    expect(first()?.transaction).not.toBe(paid?.transaction)
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([1, NET])
    expect(bench.problems.filter((problem) => !problem.includes('less than block base fee'))).toEqual([])
  })

  it('is left alone while blocks stand still, and when it is never to be made again', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    for (let round = 0; round < 3 * REPLACE_AFTER; round++) await worker.step()
    bench.replaceAfter = 0
    await dearRounds(3 * REPLACE_AFTER)
    expect(bench.replaced).toEqual([])
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
  })

  it('is confirmed by the version before when the chain takes that one', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER, worker)
    const older = bench.signer.made.get(1)
    await worker.step()
    await worker.step()
    expect([bench.replaced, bench.core.views.get(1)?.replaced]).toEqual([[1], [older?.transaction]])
    await bench.chain.ask('anvil_dropAllTransactions')
    await blocks(1, 1n)
    await bench.chain.ask('eth_sendRawTransaction', [older?.raw])
    await finish()
    expect(bench.core.commands.at(-1)).toMatchObject({ type: 'ConfirmWithdrawal', transaction: older?.transaction })
    expect(bench.core.views.get(1)).toMatchObject({ state: 'confirmed', transaction: older?.transaction })
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([1, NET])
  })

  it('is confirmed by whichever version is there after a reorganisation that puts one in the place of the other', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER, worker)
    const older = bench.signer.made.get(1)
    await worker.step()
    const before = await bench.chain.ask('evm_snapshot')
    await bench.chain.ask('anvil_dropAllTransactions')
    await blocks(1, 1n)
    await bench.chain.ask('eth_sendRawTransaction', [older?.raw])
    await blocks(CONFIRMATIONS - 1, 1n)
    await worker.step()
    expect([bench.core.stateOf(1), await bench.balanceOf(PAYEE)]).toEqual(['signed', NET])
    await bench.chain.ask('evm_revert', [before])
    await bench.chain.ask('anvil_dropAllTransactions')
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
    await finish()
    const newer = bench.signer.made.get(1)
    expect(newer?.transaction).not.toBe(older?.transaction)
    expect(bench.core.views.get(1)).toMatchObject({ state: 'confirmed', transaction: newer?.transaction })
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([1, NET])
  })

  it('fails by the version that the chain took and refused, and only then', async () => {
    bench.core.approve(1, { amount: 10n ** 15n })
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER + 2, worker)
    expect(bench.core.stateOf(1)).toBe('signed')
    await finish()
    expect(bench.core.views.get(1)).toMatchObject({
      state: 'failed',
      transaction: bench.signer.made.get(1)?.transaction,
    })
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([1, 0n])
  })

  it('goes on where it was killed: after the signer has made it again, after the log has it, before the chain has', async () => {
    bench.core.approve(1)
    await dearRounds(REPLACE_AFTER)
    bench.signer.dieAfterReplace = true
    await dearRounds(REPLACE_AFTER + 1)
    bench.signer.dieAfterReplace = false
    expect([bench.signer.raised.get(1), bench.core.commands.length]).toEqual([1, 1])
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER, worker)
    bench.core.dieAfterNext = true
    await worker.step()
    expect(bench.core.commands.at(-1)?.type).toBe('ReplacePayment')
    expect(await bench.balanceOf(PAYEE)).toBe(0n)
    await dearRounds(1)
    expect([bench.signer.raised.get(1), await bench.balanceOf(PAYEE)]).toEqual([1, NET])
    await finish()
    expect([bench.core.stateOf(1), await used(), await bench.balanceOf(PAYEE)]).toEqual(['confirmed', 1, NET])
  })

  it('is given to a node again that has lost it, in its latest version', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER, worker)
    await worker.step()
    expect(bench.replaced).toEqual([1])
    await worker.step()
    await bench.chain.ask('anvil_dropAllTransactions')
    await worker.step()
    await blocks(1, DEAR)
    expect(await bench.balanceOf(PAYEE)).toBe(NET)
  })

  it('says so when its fee is the highest there may be, is not made at a price above that, and goes out when gas is cheaper', async () => {
    bench.core.approve(1)
    const worker = bench.worker()
    await worker.step()
    bench.signer.highestFee = 10n * GWEI
    await blocks(1, DEAR)
    bench.core.approve(2)
    await dearRounds(REPLACE_AFTER + 1, worker)
    await worker.step()
    expect(bench.core.stateOf(2)).toBe('approved')
    expect(bench.problems).toContain('gas costs more than the signer may offer')
    expect(bench.problems.some((problem) => problem.includes('waits at the highest fee'))).toBe(true)
    expect(bench.signer.raised.size).toBe(0)
    for (const withdrawal of [1, 2]) {
      await blocks(1, 1n)
      await worker.step()
      await finish(withdrawal)
    }
    expect([bench.core.stateOf(1), bench.core.stateOf(2)]).toEqual(['confirmed', 'confirmed'])
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([2, 2n * NET])
  })

  it('is made again together with those behind it, each with its own nonce', async () => {
    for (const withdrawal of [1, 2, 3]) bench.core.approve(withdrawal)
    const worker = bench.worker()
    await dearRounds(REPLACE_AFTER + 2, worker)
    expect([...bench.signer.raised]).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    for (const withdrawal of [1, 2, 3]) await finish(withdrawal)
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([3, 3n * NET])
  })

  it('is left alone behind one that waits, while its own fee is enough', async () => {
    bench.core.approve(1)
    await dearRounds(1)
    bench.core.approve(2)
    const worker = bench.worker()
    await worker.step()
    expect(bench.core.stateOf(2)).toBe('signed')
    await dearRounds(REPLACE_AFTER + 2, worker)
    expect([...bench.signer.raised.keys()]).toEqual([1])
    await finish(1)
    await finish(2)
    expect([await used(), await bench.balanceOf(PAYEE)]).toEqual([2, 2n * NET])
  })

  it('holds up nobody when it stands in the place of a payment that was refused', async () => {
    const first = bench.core.approve(1)
    bench.signer.dieAfterPrepare = true
    await bench.worker().step()
    bench.signer.dieAfterPrepare = false
    bench.core.views.set(1, { ...first, state: 'refused' })
    const worker = bench.worker()
    await worker.step()
    bench.core.approve(2)
    await dearRounds(REPLACE_AFTER + 2, worker)
    expect(bench.signer.raised.has(1)).toBe(true)
    await finish(2)
    expect([bench.core.stateOf(2), await used(), await bench.balanceOf(PAYEE)]).toEqual(['confirmed', 2, NET])
  })
})
