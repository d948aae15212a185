import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_XPUB } from '../chain/chainSettings.ts'
import { createJsonRpc } from '../chain/jsonRpc.ts'
import { transact } from '../chain/sandbox/sandboxToken.ts'
import { TestServer } from '../testing/testServer.ts'
import type { AdminClient } from './testing/adminClient.ts'
import { appoint, enrolFirstOperators } from './testing/firstOperators.ts'

const CHAIN = { kind: 'embedded', confirmations: 2, xpub: SANDBOX_XPUB } as const
const WITHIN = { timeout: 20_000, interval: 200 }
const REASON = 'looked at in a test'

describe('deposits in the console', () => {
  let server: TestServer
  let ann: string
  let address: string
  const roles = new Map<string, AdminClient>()

  beforeAll(async () => {
    server = await TestServer.start({ chain: CHAIN })
    ann = await server.newcomer()
    address = (await server.data('acceptDepositTerms', 'post', { token: ann, version: '0' })).address
    const operators = await enrolFirstOperators(server.running.console)
    for (const role of ['treasury', 'compliance'] as const)
      roles.set(role, await appoint(operators, role, server.running.console))
  })
  afterAll(() => server.remove())

  const treasury = () => roles.get('treasury') as AdminClient
  const compliance = () => roles.get('compliance') as AdminClient
  const node = () => createJsonRpc(server.running.chain?.rpcUrl ?? '')

  it('list what was seen and credited, found by transaction, address and customer', async () => {
    const fields = { token: ann, currency: 'USDT', amount: '12.5', way: 'chain', cid: 'one' }
    const { data } = await server.post('/sandbox/faucet', fields)
    const { transaction } = data as { transaction: string }
    await expect.poll(async () => (await treasury().data('getDepositList', {})).list[0]?.state, WITHIN).toBe('credited')
    const { list } = await treasury().data('getDepositList', {})
    expect(list[0]).toMatchObject({ transaction, amount: '12.5', currency: 'USDT', confirms: 2, forms: 0 })
    for (const q of [transaction.slice(0, 12), address, list[0]?.uid ?? ''])
      expect((await treasury().data('getDepositList', { q })).total).toBe(1)
    for (const q of ['0xffff', '999999', '%', '_'])
      expect((await treasury().data('getDepositList', { q })).total).toBe(0)
    expect((await treasury().data('getDepositList', { state: 'lost' })).total).toBe(0)
    expect(await treasury().data('getChainStatus', {})).toMatchObject({ state: 'following', waiting: 0, lost: 0 })
  })

  it('show what cannot be credited until somebody puts it away, once, with what was done', async () => {
    const ask = node()
    const [bank = ''] = (await ask('eth_accounts')) as string[]
    const { hash } = await transact(ask, { from: bank, to: address, value: '0x5' })
    await expect.poll(async () => (await treasury().data('getSuspense', {})).total, WITHIN).toBe(1)
    const { list } = await treasury().data('getSuspense', {})
    expect(list[0]).toMatchObject({ kind: 'coin', units: '5', transaction: hash, contract: '', position: -1 })
    const item = { contract: '', transaction: hash, position: -1 }
    expect((await treasury().send('closeSuspense', { ...item, reason: ' ' })).code).not.toBe(0)
    await treasury().data('closeSuspense', { ...item, reason: 'sent back by hand' })
    expect(await treasury().send('closeSuspense', { ...item, reason: REASON })).toMatchObject({ code: 4406 })
    const { list: closed } = await treasury().data('getSuspense', { state: 'closed' })
    expect(closed[0]).toMatchObject({ note: 'sent back by hand' })
    const { list: shown } = await server.data('getUncreditedList', 'get', { token: ann })
    expect(shown).toMatchObject([{ kind: 'coin', units: '5', txid: hash, state: 'settled' }])
    expect(shown[0]?.settledAt).toBeGreaterThan(0)
    expect(JSON.stringify(shown)).not.toContain('by hand')
  })

  it('read the chain again without crediting anything twice', async () => {
    await treasury().data('readChainAgain', { block: 0, reason: REASON })
    const { sequence } = server.real.core
    // A block that is made only now is read after all those before it.
    await node()('evm_mine')
    const last = Number(await node()('eth_blockNumber'))
    await expect
      .poll(async () => (await treasury().data('getChainStatus', {})).block, WITHIN)
      .toBeGreaterThanOrEqual(last)
    expect(server.real.core.sequence).toBe(sequence)
    await treasury().data('resumeDeposits', { reason: REASON })
  })

  it('approve a form only when the money is credited, and refuse it with a sentence the customer reads', async () => {
    const imgId = await server.bill(ann)
    const txid = `0x${'2'.repeat(64)}`
    await server.data('addRecharge', 'post', { token: ann, amount: '5', imgId, txid })
    const { queues } = await compliance().data('getDashboard', {})
    const queue = queues.find(({ kind }) => kind === 'deposit_voucher')
    expect(queue).toMatchObject({ open: 1, amounts: [{ currency: 'USDT', amount: '5' }] })
    const { list } = await compliance().data('getCaseList', { kind: 'deposit' })
    const id = list[0]?.id ?? ''
    const seen = await compliance().data('getCase', { id })
    expect(seen.warnings).toEqual(['No transfer to a customer was seen in this transaction.'])
    expect(seen.images).toHaveLength(1)
    const verdict = { id, reason: '', text: '', digest: '' }
    const approve = { ...verdict, result: 'approve' } as const
    expect(await compliance().refusal('setCaseResult', approve)).toBe(3317)
    await compliance().openPictures(id)
    expect((await compliance().data('getCase', { id })).images).toMatchObject([{ seen: true }])
    expect(await compliance().refusal('setCaseResult', approve)).toBe(4405)
    const refusal = { ...verdict, result: 'refuse', reason: 'not_arrived', text: 'Nothing arrived.' } as const
    await compliance().data('setCaseResult', refusal)
    const { list: hers } = await server.data('getRechargeList', 'get', { token: ann })
    expect(hers.find(({ way }) => way === 'form')).toMatchObject({ state: 'failed', reason: 'Nothing arrived.' })
  })
})
