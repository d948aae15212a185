import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperatorAction } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJsonRpc } from '../chain/jsonRpc.ts'
import { readConfig } from '../config/config.ts'
import type { AdminClient } from '../console/testing/adminClient.ts'
import { enrolFirstOperators } from '../console/testing/firstOperators.ts'
import { TestServer } from './testServer.ts'

const USDT = 1_000_000n
const CONFIRMATIONS = 6
const WITHIN = { timeout: 60_000, interval: 100 }

/** The process of the chain's node: of the one program that this process has begun for it. */
function nodeOf(parent: number): number {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' }).split('\n')
  const [line = ''] = listed.filter((each) => each.includes('anvil'))
  const [pid = '0', program = ''] = line.trim().split(/\s+/)
  return program.endsWith('anvil') ? Number(pid) : nodeOf(Number(pid))
}

/** Takes a port as soon as it is free, and answers nobody there. */
async function holdPort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer((socket) => socket.destroy())
    const taken = new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true))
      server.once('error', () => resolve(false))
    })
    server.listen(port, '127.0.0.1')
    if (await taken) return server
  }
}

describe('an exchange whose chain’s node is killed alone', () => {
  let dataDir: string
  let server: TestServer
  let ann: string
  let operator: AdminClient
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'touchstone-node-'))
    const { chain, payout } = readConfig({ DATA_DIR: dataDir, CHAIN_CONFIRMATIONS: String(CONFIRMATIONS) })
    server = await TestServer.start({ dataDir, chain, payout })
    ann = await server.newcomer()
    operator = (await enrolFirstOperators(server.running.console)).one
    const { terms } = await server.data('getDepositInfo', 'get', { token: ann })
    await server.data('acceptDepositTerms', 'post', { token: ann, version: String(terms.version) })
  })
  afterAll(async () => {
    await server.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  const send = (amount: string) =>
    server.post('/sandbox/faucet', { token: ann, currency: 'USDT', amount, cid: amount, way: 'chain' })
  const deposits = async () =>
    (await server.data('getRechargeList', 'get', { token: ann })).list.map(({ amount, state }) => [amount, state])
  const confirm = () => createJsonRpc(server.running.chain?.rpcUrl ?? '')('anvil_mine', ['0xc'])
  const order = () => {
    const terms = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' }
    return server.post('/web/addOrder', { token: ann, ...terms })
  }
  const faults = async () =>
    (await operator.data('getHealth', {})).checks.filter(({ ok }) => !ok).map(({ name }) => name)
  const decide = async (approver: number, action: OperatorAction) => {
    const decision = { type: 'Decide', proposer: 1, approver, effectiveAt: 0, reason: 'in a test', action } as const
    expect((await server.real.submit(decision)).reply).toMatchObject({ kind: 'done' })
  }

  test('trades on, says what waits, credits and pays once when the node is back', async () => {
    await send('250')
    await confirm()
    await expect.poll(deposits, WITHIN).toEqual([['250', 'completed']])
    const owner = [...server.real.core.customers.all()].at(-1)?.owner ?? 0
    const [lot] = server.real.core.lots.of(owner).filter(({ returnTo }) => returnTo !== '')
    const stamp = { owner, key1: 1, key2: 1, inputHash: 1, issuedAt: 0 }
    const target = lot?.lot ?? 0
    const asked = { kind: 'return', asset: 1, amount: 250n * USDT, fee: 5n * USDT, target, payee: '' } as const
    // What the chain has kept outlives its program: first of all there must be something.
    const kept = async () => (await stat(join(dataDir, 'chain', 'state')).catch(() => undefined))?.mtimeMs ?? 0
    await expect.poll(kept, WITHIN).toBeGreaterThan(0)
    const before = await kept()
    await send('100')
    await expect.poll(async () => (await deposits()).length, WITHIN).toBe(2)
    await expect.poll(kept, WITHIN).toBeGreaterThan(before)

    const rpcUrl = server.running.chain?.rpcUrl ?? ''
    process.kill(nodeOf(process.pid), 'SIGKILL')
    const nobody = await holdPort(Number(new URL(rpcUrl).port))
    await server.quote()
    expect((await order()).code).toBe(0)
    expect((await server.real.submit({ type: 'RequestWithdrawal', ...stamp, ...asked })).reply.kind).not.toBe(
      'rejected',
    )
    await decide(2, { type: 'AppointOperator', operator: 1, roles: ['administrator', 'treasury'] })
    const withdrawal = server.real.core.withdrawals.open()[0]?.withdrawal ?? 0
    await decide(0, { type: 'TakeWithdrawal', withdrawal })
    await decide(0, { type: 'ApproveWithdrawal', withdrawal })
    await expect.poll(faults, WITHIN).toEqual(expect.arrayContaining(['deposits', 'payouts']))
    expect(await server.data('getDepositInfo', 'get', { token: ann })).toMatchObject({ state: 'late' })
    expect((await deposits())[0]).toEqual(['100', expect.not.stringContaining('completed')])
    const state = () => server.real.core.withdrawals.withdrawal(withdrawal)?.state
    expect(state()).toBe('approved')
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)

    await new Promise((resolve) => nobody.close(resolve))
    await expect.poll(() => confirm().then(state, state), WITHIN).toBe('confirmed')
    await expect.poll(deposits, WITHIN).toEqual([
      ['100', 'completed'],
      ['250', 'completed'],
    ])
    await expect.poll(faults, WITHIN).toEqual([])
    // Play money, and what of both deposits was not given back.
    const usdt = server.real.core.ledger.balances(owner).filter(({ asset }) => asset === 1)
    const total = usdt.reduce((sum, { available, held }) => sum + available + held, 0n)
    expect(total).toBe(100_100n * USDT)
    const ask = createJsonRpc(rpcUrl)
    const paid = server.real.core.withdrawals.withdrawal(withdrawal)?.transaction
    const { from } = (await ask('eth_getTransactionByHash', [paid])) as { from: string }
    expect(await ask('eth_getTransactionCount', [from, 'latest'])).toBe('0x1')
    expect((await order()).code).toBe(0)
    expect(server.real.core.restriction.withdrawalsOnly()).toBeUndefined()
    expect(server.log).not.toContain('"event":"bug"')
  })
})
