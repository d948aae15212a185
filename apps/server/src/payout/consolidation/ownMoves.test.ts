import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChainReader } from '../../chain/chainReader.ts'
import { FakeLog, openWatcherBench } from '../../chain/testing/chainBench.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createCustodyChain } from '../custody/custodyChain.ts'
import { Reconciliation } from '../custody/reconciliation.ts'
import { ConsolidationBench } from '../testing/consolidationBench.ts'

const USDT = 1
const ANN = 1_000
const FUNDED = 1_000_000_000n
const DEPOSIT = 100_000_000n
const ROUNDS = 8

describe.each(testEngines())('what others see of a deposit that is moved, on $name', (engine) => {
  const database = suiteDatabase(engine)
  let bench: ConsolidationBench

  beforeEach(async () => {
    bench = await ConsolidationBench.start()
  })
  afterEach(() => bench.bench.chain.stop())

  function reconciliation(alarms: string[]): Reconciliation {
    const { ask, token } = bench.bench.chain
    const outside = { owner: 'external' as const, wallet: 'funds' as const, asset: USDT, held: 0n }
    return new Reconciliation({
      world: {
        core: {
          sequence: 1,
          ledger: { systemBalances: () => [{ ...outside, available: -(FUNDED + DEPOSIT) }] },
          withdrawals: { open: () => [] },
          restriction: { withdrawalsOnly: () => undefined },
        },
        submit: () => Promise.resolve({ reply: { kind: 'done', value: 0 } }),
      },
      chain: createCustodyChain(ask, createChainReader(ask), token.contract),
      addresses: () => ({ hot: [bench.hot], gas: '', warm: [], cold: [], deposits: bench.addresses }),
      asset: USDT,
      backing: null,
      now: () => 1_000,
      everyMs: 1,
      onAlarm: (reason) => alarms.push(reason),
    })
  }

  it('the deposit is credited once, its gas is nobody’s, and custody agrees at every block', async () => {
    const alarms: string[] = []
    const log = new FakeLog()
    const deposits = await openWatcherBench(database, bench.bench.chain, log)
    await deposits.addresses.issue(ANN)
    bench.onGasWallet = (address) => deposits.gasSources.add(address)
    await bench.deposit(0, DEPOSIT)
    const custody = reconciliation(alarms)
    for (let round = 0; round < ROUNDS; round++) {
      await bench.round(bench.worker())
      await deposits.catchUp()
      await custody.step()
      expect([round, custody.status.state, custody.status.look?.difference]).toEqual([round, 'agrees', 0n])
    }
    expect(custody.status.look).toMatchObject({ deposits: 0n, hot: [{ balance: FUNDED + DEPOSIT }] })
    expect([log.of(ANN), alarms, bench.problems, deposits.problems]).toEqual([[DEPOSIT], [], [], []])
    expect(await database.kysely.selectFrom('chain_suspense').selectAll().execute()).toEqual([])
    expect(bench.bench.signer.sweeper.topUps).toHaveLength(1)
  })

  it('a payment to another customer’s deposit address is a deposit all the same', async () => {
    const log = new FakeLog()
    const deposits = await openWatcherBench(database, bench.bench.chain, log)
    await deposits.addresses.issue(ANN)
    bench.bench.core.approve(1, { destination: bench.addresses[0] ?? '' })
    await bench.bench.worker().step()
    await bench.bench.chain.mine(ROUNDS)
    await deposits.catchUp()
    expect(log.of(ANN)).toEqual([95_000_000n])
  })
})
