import { beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { CONFIRMATIONS, FakeLog, openWatcherBench, type WatcherBench } from './testing/chainBench.ts'
import { suiteChain } from './testing/suiteChain.ts'

const ANN = 1_000

describe('a credited transaction that comes back after a reorganisation', () => {
  const database = suiteDatabase(oneEngine())
  const chain = suiteChain()
  let log: FakeLog
  let bench: WatcherBench
  let ann: string

  beforeEach(async () => {
    log = new FakeLog()
    bench = await openWatcherBench(database, chain, log)
    ann = await bench.addresses.issue(ANN)
    await chain.mine(10)
  })

  /** The block of the credited transaction and all after it are replaced; the transaction is in the new ones, another fee in force. */
  const comeBack = async (transaction: string, basisPoints: number) => {
    const raw = await chain.ask('eth_getRawTransactionByHash', [transaction])
    const head = Number(await chain.ask('eth_blockNumber'))
    const { blockNumber } = (await chain.ask('eth_getTransactionByHash', [transaction])) as { blockNumber: string }
    await chain.ask('anvil_reorg', [head - Number(blockNumber) + 1, []])
    if (basisPoints > 0) await chain.takeFee(basisPoints)
    const again = (await chain.ask('eth_sendRawTransaction', [raw])) as string
    expect(again).toBe(transaction)
    await chain.mine(3 * CONFIRMATIONS)
    await bench.catchUp()
    await bench.rows.unfreeze()
    await bench.catchUp()
  }
  const rows = () => database.kysely.selectFrom('chain_deposits').selectAll().execute()
  const suspense = async () => {
    const found = await database.kysely.selectFrom('chain_suspense').selectAll().execute()
    return found.map(({ kind, amount, owner, transaction }) => [kind, amount, Number(owner), transaction])
  }

  it('with another amount is put aside, and what was credited stays credited once, as lost', async () => {
    const other = (await chain.accounts())[3] ?? ''
    await chain.token.send(other, 1_000n)
    const transaction = await sendFrom(other, 1_000n)
    await chain.mine(CONFIRMATIONS)
    await bench.catchUp()
    expect(log.of(ANN)).toEqual([1_000n])
    await comeBack(transaction, 1_000)
    expect(log.of(ANN)).toEqual([1_000n])
    expect(await suspense()).toEqual([['reappeared', '900', ANN, transaction]])
    const [row] = await rows()
    expect([row?.state, row?.amount, (row?.lost_at ?? 0n) > 0n]).toEqual(['credited', '1000', true])
  })

  it('as it was is the same deposit: found again, credited once, and nothing is put aside', async () => {
    const other = (await chain.accounts())[3] ?? ''
    await chain.token.send(other, 1_000n)
    const transaction = await sendFrom(other, 1_000n)
    await chain.mine(CONFIRMATIONS)
    await bench.catchUp()
    await comeBack(transaction, 0)
    expect(log.of(ANN)).toEqual([1_000n])
    expect(await suspense()).toEqual([])
    const [row] = await rows()
    expect([row?.state, row?.lost_at]).toEqual(['credited', 0n])
  })

  /** From an account that does nothing else: its transaction stays valid whatever else the new blocks hold. */
  async function sendFrom(from: string, amount: bigint): Promise<string> {
    const data = `0xa9059cbb${ann.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
    const hash = await chain.ask('eth_sendTransaction', [{ from, to: chain.token.contract, data, gas: '0x30000' }])
    return String(hash)
  }
})
