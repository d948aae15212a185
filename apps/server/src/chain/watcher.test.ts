import { beforeEach, describe, expect, it } from 'vitest'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import type { AskNode } from './jsonRpc.ts'
import { transact } from './sandbox/sandboxToken.ts'
import { CONFIRMATIONS, FakeLog, openWatcherBench, type WatcherBench } from './testing/chainBench.ts'
import { suiteChain } from './testing/suiteChain.ts'

const ANN = 1_000
const BEN = 1_001
const DEEP = CONFIRMATIONS - 1

describe.each(testEngines())('deposits from a chain on $name', (engine) => {
  const database = suiteDatabase(engine)
  const chain = suiteChain()
  let log: FakeLog
  let bench: WatcherBench
  let ann: string
  let ben: string

  beforeEach(async () => {
    log = new FakeLog()
    bench = await openWatcherBench(database, chain, log)
    ann = await bench.addresses.issue(ANN)
    ben = await bench.addresses.issue(BEN)
  })

  /** The process is killed and started again: nothing but SQL and the log is left. */
  const restart = async (over: { readonly ask?: AskNode; readonly check?: AskNode } = {}) => {
    bench = await openWatcherBench(database, chain, log, over)
  }
  const settle = async () => {
    await chain.mine(DEEP)
    await bench.catchUp()
  }
  const states = async () => {
    const rows = await database.kysely.selectFrom('chain_deposits').selectAll().orderBy('position').execute()
    return rows.map(({ state }) => state)
  }
  const suspense = async () => {
    const rows = await database.kysely.selectFrom('chain_suspense').selectAll().orderBy('seen_at').execute()
    return rows.map(({ kind, amount, owner }) => [kind, amount, Number(owner)])
  }
  /** The last `depth` blocks are replaced, by blocks that hold these transactions. */
  const reorganise = (depth: number, transactions: readonly (readonly [object, number])[] = []) =>
    chain.ask('anvil_reorg', [depth, transactions])

  describe('what is one', () => {
    it('is shown at once and credited with enough confirmations, not one fewer', async () => {
      const transaction = await chain.token.send(ann, 123_450_000n)
      await bench.catchUp()
      expect(await states()).toEqual(['seen'])
      expect(bench.changed).toEqual([ANN])
      await chain.mine(DEEP - 1)
      await bench.catchUp()
      expect(log.credits).toEqual([])
      await chain.mine(1)
      await bench.catchUp()
      expect(log.credits).toMatchObject([
        {
          type: 'CreditDeposit',
          owner: ANN,
          asset: 1,
          amount: 123_450_000n,
          chain: 'ethereum',
          token: chain.token.contract,
          transaction,
          logIndex: 0,
          from: chain.token.bank.toLowerCase(),
          to: ann.toLowerCase(),
        },
      ])
      expect(await states()).toEqual(['credited'])
    })

    it('is what was delivered, not what was sent, when the token keeps a fee', async () => {
      await chain.takeFee(250)
      await chain.token.send(ann, 100_000_000n)
      await settle()
      expect(log.of(ANN)).toEqual([97_500_000n])
    })

    it('is each of two transfers in one transaction, also to two customers', async () => {
      await chain.forge(chain.forger, 'twice', [chain.token.contract, ann, 3n, 4n])
      await chain.forge(chain.forger, 'twice', [chain.token.contract, ben, 5n, 5n])
      await settle()
      expect(log.of(ANN)).toEqual([3n, 4n])
      expect(log.of(BEN)).toEqual([5n, 5n])
    })

    it('is found in a long past that is read in many steps', async () => {
      await chain.token.send(ann, 7n)
      await chain.mine(180)
      await chain.token.send(ann, 8n)
      await settle()
      expect(log.of(ANN)).toEqual([7n, 8n])
    })
  })

  describe('what is none', () => {
    it('a contract that tells of transfers in the words of the real one', async () => {
      await chain.forge(chain.forger, 'pretend', [chain.token.bank, ann, 1_000_000_000n])
      await settle()
      expect(log.credits).toEqual([])
      expect(await suspense()).toEqual([['token', '1000000000', ANN]])
    })

    it('a transaction that failed, and a transfer undone inside one that did not', async () => {
      const failed = await chain.forge(chain.forger, 'undone', [chain.token.contract, ann, 5n])
      const inside = await chain.forge(chain.forger, 'undoneInside', [chain.token.contract, ann, 5n])
      expect([failed.succeeded, inside.succeeded]).toEqual([false, true])
      await settle()
      expect([log.credits, await states(), await suspense()]).toEqual([[], [], []])
    })

    it('nothing, sent to make a customer copy a wrong address', async () => {
      await chain.token.send(ann, 0n)
      await settle()
      expect([log.credits, await states(), await suspense()]).toEqual([[], [], []])
    })

    it('money for an address that nobody was shown', async () => {
      await chain.token.send('0x000000000000000000000000000000000000dEaD', 5n)
      await settle()
      expect([log.credits, await states()]).toEqual([[], []])
    })

    it('the chain’s own coin: it is put aside, seen by operators', async () => {
      await transact(chain.ask, { from: chain.token.bank, to: ann, value: '0xde0b6b3a7640000' })
      await settle()
      expect(log.credits).toEqual([])
      expect(await suspense()).toEqual([['coin', '1000000000000000000', ANN]])
    })

    it('coins of a gas wallet: they are nobody’s, also when that is told after they were seen', async () => {
      const [bank = '', stranger = ''] = await chain.accounts()
      const send = (from: string, value: string) => transact(chain.ask, { from, to: ann, value })
      await send(bank, '0x5')
      await send(stranger, '0x7')
      await settle()
      expect(await bench.rows.coinsAside(ann.toLowerCase())).toBe(12n)
      bench.gasSources.add(bank.toLowerCase())
      await send(bank, '0x9')
      await settle()
      expect(await suspense()).toEqual([['coin', '7', ANN]])
      expect(await bench.rows.coinsAside(ann.toLowerCase())).toBe(7n)
      expect([log.credits, bench.problems]).toEqual([[], []])
    })

    it('another token that has the name of the real one', async () => {
      const other = await chain.deployForger()
      await chain.forge(other, 'pretend', [ben, ann, 2n ** 255n])
      await settle()
      expect(await suspense()).toEqual([['token', String(2n ** 255n), ANN]])
      expect(log.credits).toEqual([])
    })
  })

  describe('the same one again', () => {
    it('is credited once, however often the chain is read, across restarts', async () => {
      await chain.token.send(ann, 9n)
      await settle()
      for (let time = 0; time < 10; time++) {
        await bench.rows.readAgain(0)
        await restart()
        await settle()
      }
      expect(log.of(ANN)).toEqual([9n])
      expect(await states()).toEqual(['credited'])
    })

    it('is known as not credited at every place of the log before its own', async () => {
      await chain.token.send(ann, 9n)
      await bench.catchUp()
      const head = Number(await chain.ask('eth_blockNumber'))
      expect(await states()).toEqual(['seen'])
      expect(await bench.rows.notCredited(head, 1_000)).toBe(9n)
      expect(await bench.rows.notCredited(head - 1, 1_000)).toBe(0n)
      await settle()
      const { sequence } = await database.kysely
        .selectFrom('chain_deposits')
        .select('sequence')
        .executeTakeFirstOrThrow()
      expect(await bench.rows.notCredited(head, Number(sequence) - 1)).toBe(9n)
      expect(await bench.rows.notCredited(head, Number(sequence))).toBe(0n)
    })

    it('is credited once when the process dies between the log and SQL', async () => {
      await chain.token.send(ann, 9n)
      log.dieAfterNext = true
      await expect(settle()).rejects.toThrow('killed')
      expect(await states()).toEqual(['seen'])
      await restart()
      await bench.catchUp()
      expect([log.of(ANN), await states()]).toEqual([[9n], ['credited']])
    })

    it('is credited once when SQL was lost and everything is read anew', async () => {
      await chain.token.send(ann, 9n)
      await settle()
      await emptyTables(database)
      await restart()
      await bench.addresses.issue(ANN)
      await settle()
      expect([log.of(ANN), await states()]).toEqual([[9n], ['credited']])
    })

    it('stays visible with its reason when the log refuses it', async () => {
      log.refuseWith = 'unknown_owner'
      await chain.token.send(ann, 9n)
      await settle()
      const row = await database.kysely.selectFrom('chain_deposits').selectAll().executeTakeFirstOrThrow()
      expect([row.state, row.reason]).toEqual(['stuck', 'unknown_owner'])
    })
  })

  describe('when the chain is reorganised', () => {
    it.each([1, 2, 3])('forgets a deposit in the last %i blocks and credits nothing', async (depth) => {
      await chain.token.send(ann, 9n)
      await chain.mine(depth - 1)
      await bench.catchUp()
      await reorganise(depth)
      await chain.mine(1)
      await bench.catchUp()
      expect(await states()).toEqual(['gone'])
      await chain.mine(4 * CONFIRMATIONS)
      await bench.catchUp()
      expect(log.credits).toEqual([])
    })

    it('counts confirmations anew for a deposit that is back in another block', async () => {
      await chain.token.send(ann, 9n)
      await chain.mine(1)
      await bench.catchUp()
      await reorganise(2)
      await chain.token.send(ann, 9n)
      await bench.catchUp()
      await chain.mine(DEEP - 1)
      await bench.catchUp()
      expect(log.credits).toEqual([])
      await chain.mine(1)
      await bench.catchUp()
      expect(log.of(ANN)).toEqual([9n])
    })

    it.each([4, 5, 6, 9, 12])('stops crediting after %i blocks, more than half the confirmations', async (depth) => {
      await chain.mine(20)
      await chain.token.send(ben, 5n)
      await chain.mine(depth - 1)
      await bench.catchUp()
      const before = log.credits.length
      await reorganise(depth)
      await chain.token.send(ann, 9n)
      await chain.mine(2 * CONFIRMATIONS + depth)
      await bench.catchUp()
      await restart()
      await bench.catchUp()
      expect(bench.watcher.status).toMatchObject({ state: 'frozen' })
      expect(bench.watcher.status.reason).toContain(`${depth} blocks were replaced`)
      expect(log.credits.length).toBe(before)
      await bench.rows.unfreeze()
      await bench.catchUp()
      expect(log.of(ANN)).toEqual([9n])
      expect(log.of(BEN).length).toBe(before)
    })

    it('tells of a credited deposit that the chain no longer has, as a loss', async () => {
      await chain.mine(10)
      await chain.token.send(ann, 9n)
      await settle()
      expect(log.of(ANN)).toEqual([9n])
      await reorganise(CONFIRMATIONS + 2)
      await chain.mine(3 * CONFIRMATIONS)
      await bench.catchUp()
      const row = await database.kysely.selectFrom('chain_deposits').selectAll().executeTakeFirstOrThrow()
      expect([row.state, row.lost_at > 0n]).toEqual(['credited', true])
      expect(bench.watcher.status.state).toBe('frozen')
    })

    it('credits no transaction twice that comes back at another place of its block', async () => {
      await chain.mine(10)
      const transaction = await chain.token.send(ann, 9n)
      const raw = await chain.ask('eth_getRawTransactionByHash', [transaction])
      await settle()
      // The same signed transaction, now behind another one: the log's number in the block is no longer the same. Its
      // block is the first that is replaced, so what it offers for gas is enough once more.
      const other = await chain.accounts()
      await reorganise(CONFIRMATIONS, [
        [{ from: other[5], to: other[6], value: '0x1' }, 0],
        [raw as never, 0],
      ])
      expect(await chain.ask('eth_getTransactionReceipt', [transaction])).toMatchObject({ transactionIndex: '0x1' })
      await chain.mine(3 * CONFIRMATIONS)
      await bench.catchUp()
      await bench.rows.unfreeze()
      await bench.catchUp()
      expect(log.of(ANN)).toEqual([9n])
      const row = await database.kysely.selectFrom('chain_deposits').selectAll().executeTakeFirstOrThrow()
      expect([row.transaction, row.state, row.lost_at]).toEqual([transaction, 'credited', 0n])
    })
  })

  describe('a node that lies or fails', () => {
    const lying = (change: (method: string, answer: unknown) => unknown): AskNode => {
      return async (method, params) => change(method, await chain.ask(method, params))
    }

    it('is not believed when the second node knows nothing of it', async () => {
      await chain.token.send(ann, 9n)
      await restart({ check: lying((method, answer) => (method === 'eth_getTransactionReceipt' ? null : answer)) })
      await settle()
      expect([log.credits, await states()]).toEqual([[], ['seen']])
      await restart()
      await bench.catchUp()
      expect(log.of(ANN)).toEqual([9n])
    })

    it('is not believed when the second node saw another amount', async () => {
      await chain.token.send(ann, 9n)
      const word = (9).toString(16).padStart(64, '0')
      const other = lying((_method, answer) =>
        JSON.parse(JSON.stringify(answer).replaceAll(word, 'f'.padStart(64, '0'))),
      )
      await restart({ ask: other, check: chain.ask })
      await settle()
      expect([log.credits, await states()]).toEqual([[], ['stuck']])
    })

    it.each<readonly [string, string, (answer: unknown) => unknown]>([
      ['no list of logs', 'eth_getLogs', () => 'none'],
      [
        'logs of other blocks',
        'eth_getLogs',
        (logs) => (logs as object[]).map((one) => ({ ...one, blockNumber: '0x0' })),
      ],
      [
        'a receipt of another transaction',
        'eth_getTransactionReceipt',
        (one) => ({ ...(one as object), transactionHash: `0x${'1'.repeat(64)}` }),
      ],
      [
        'a receipt from another block',
        'eth_getTransactionReceipt',
        (one) => ({ ...(one as object), blockHash: `0x${'1'.repeat(64)}` }),
      ],
      [
        'blocks without a chain',
        'eth_getBlockByNumber',
        (one) => ({ ...(one as object), parentHash: `0x${'1'.repeat(64)}` }),
      ],
      ['blocks that it does not have', 'eth_getBlockByNumber', () => null],
      ['a height that is no number', 'eth_blockNumber', () => '0xzz'],
      ['a height beyond everything', 'eth_blockNumber', () => `0x${'f'.repeat(60)}`],
      ['a quantity as an object', 'eth_blockNumber', () => ({ toString: 'x' })],
    ])('is told of and asked again when it sends %s', async (_what, lie, change) => {
      await chain.token.send(ann, 9n)
      await restart({ ask: lying((method, answer) => (method === lie ? change(answer) : answer)) })
      await expect(bench.catchUp()).rejects.toThrow()
      expect([log.credits, await states()]).toEqual([[], []])
      await restart()
      await settle()
      expect(log.of(ANN)).toEqual([9n])
    })

    it('is asked again, later and later, and followed again once it answers', async () => {
      let down = true
      await restart({ ask: (method, params) => (down ? Promise.reject(new Error('down')) : chain.ask(method, params)) })
      await chain.token.send(ann, 9n)
      await chain.mine(DEEP)
      bench.watcher.start()
      await expect.poll(() => bench.watcher.status.state, { timeout: 20_000 }).toBe('trouble')
      expect(bench.problems).toHaveLength(1)
      down = false
      await expect.poll(() => log.of(ANN), { timeout: 20_000 }).toEqual([9n])
      await bench.watcher.stop()
      expect(bench.watcher.status.state).toBe('following')
    })

    it('is not used when the token is not what it should be', async () => {
      const none = { ...chain, token: { ...chain.token, contract: `0x${'1'.repeat(40)}` } }
      const other = await openWatcherBench(database, none, log)
      await expect(other.catchUp()).rejects.toThrow('is no token with 6 decimals')
    })
  })
})
