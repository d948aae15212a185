import { encodeDeployData, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_XPUB } from '../../chain/chainSettings.ts'
import { createAddressDeriver } from '../../chain/depositAddresses.ts'
import { createJsonRpc } from '../../chain/jsonRpc.ts'
import { readCompiledContract } from '../../chain/sandbox/compiledContract.ts'
import { transact } from '../../chain/sandbox/sandboxToken.ts'
import { TestServer } from '../../testing/testServer.ts'

const CHAIN = { kind: 'embedded', confirmations: 2, xpub: SANDBOX_XPUB } as const
const WITHIN = { timeout: 20_000, interval: 200 }

describe('deposits over the sandbox’s chain', () => {
  let server: TestServer
  let ann: string
  beforeAll(async () => {
    server = await TestServer.start({ chain: CHAIN })
    ann = await server.newcomer()
  })
  afterAll(() => server.remove())

  const funds = async (token: string) => {
    const { list } = await server.data('getAsset2', 'get', { token, account: 'funds' })
    return list.find(({ currency }) => currency === 'USDT')?.available
  }
  const send = async (token: string, amount: string, cid: string) => {
    const answer = await server.post('/sandbox/faucet', { token, currency: 'USDT', amount, cid, way: 'chain' })
    return (answer.data as { transaction: string }).transaction
  }
  const deposits = async (token: string) => (await server.data('getRechargeList', 'get', { token })).list

  it('show the address only after the terms in force were agreed to', async () => {
    const before = await server.data('getDepositInfo', 'get', { token: ann })
    expect(before).toMatchObject({ address: '', sandbox: true, confirms: 2, min: '1' })
    expect(before.terms).toMatchObject({
      open: '12:00',
      close: '24:00',
      feeRate: '0.05',
      turnoverRate: '0.9',
      example: { amount: '1000', turnover: '900', fee: '50', receive: '950' },
    })
    const wrong = { token: ann, version: String(before.terms.version + 1) }
    expect(await server.post('/web/acceptDepositTerms', wrong)).toMatchObject({ code: 4403 })
    expect((await server.data('getDepositInfo', 'get', { token: ann })).address).toBe('')
    const right = { token: ann, version: String(before.terms.version) }
    const { address } = await server.data('acceptDepositTerms', 'post', right)
    expect((await server.data('getDepositInfo', 'get', { token: ann })).address).toBe(address)
    const owners = [...server.real.core.customers.all()].map(({ owner }) => createAddressDeriver(SANDBOX_XPUB)(owner))
    expect(owners).toContain(address)
  })

  it('name the chain as withdrawals do', async () => {
    const { chainName } = await server.data('getDepositInfo', 'get', { token: ann })
    expect(chainName).toBe('Sandbox chain (ERC20)')
    expect((await server.data('getWithdrawInfo', 'get', { token: ann })).chainName).toBe(chainName)
  })

  it('refuse what cannot be deposited', async () => {
    expect(await server.get('/web/getDepositInfo', { token: ann, currency: 'BTC' })).toMatchObject({ code: 4402 })
    expect(await server.get('/web/getDepositInfo', { token: ann, chain: 'tron' })).toMatchObject({ code: 4402 })
    expect(await server.get('/web/getDepositInfo', { token: ann, currency: 'NOPE' })).toMatchObject({ code: 3105 })
  })

  it('come in by a real transfer, with progress to be seen, once for each request', async () => {
    const transaction = await send(ann, '250.5', 'gift')
    expect(transaction).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await send(ann, '250.5', 'gift')).toBe(transaction)
    await expect.poll(async () => (await deposits(ann)).length, WITHIN).toBe(1)
    const [seen] = await deposits(ann)
    expect(seen).toMatchObject({ way: 'chain', amount: '250.5', txid: transaction, confirms: 2 })
    await expect.poll(async () => (await deposits(ann))[0]?.state, WITHIN).toBe('completed')
    expect(await funds(ann)).toBe('100250.5')
    expect((await deposits(ann))[0]).toMatchObject({ confirmations: 2, reason: '' })
  })

  it('of another token or the chain’s own coin are shown to their customer as what cannot be credited', async () => {
    const uncredited = async (token: string) => (await server.data('getUncreditedList', 'get', { token })).list
    expect(await uncredited(ann)).toEqual([])
    const before = await funds(ann)
    const { address: to } = await server.data('getDepositInfo', 'get', { token: ann })
    const ask = createJsonRpc(server.running.chain?.rpcUrl ?? '')
    const [from = ''] = (await ask('eth_accounts')) as string[]
    const { abi, bytecode } = readCompiledContract('SandboxDollar')
    const foreign = await transact(ask, { from, data: encodeDeployData({ abi, bytecode, args: [1_000n] }) })
    const contract = foreign.contract ?? ''
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, 77n] })
    const token = await transact(ask, { from, to: contract, data })
    await expect.poll(async () => (await uncredited(ann)).length, WITHIN).toBe(1)
    const coin = await transact(ask, { from, to, value: '0x16345785d8a0000' })
    await expect.poll(async () => (await uncredited(ann)).length, WITHIN).toBe(2)
    const shared = { from: from.toLowerCase(), state: 'open', settledAt: 0 }
    expect(await uncredited(ann)).toMatchObject([
      { ...shared, kind: 'coin', currency: 'ETH', amount: '0.1', units: '100000000000000000', txid: coin.hash },
      { ...shared, kind: 'token', currency: '', amount: '', units: '77', txid: token.hash },
    ])
    expect((await uncredited(ann))[1]?.contract).toBe(contract.toLowerCase())
    expect(await funds(ann)).toBe(before)
    expect(await uncredited(await server.newcomer())).toEqual([])
  })

  it('close the form about a credited transaction at once, and one before the credit when that comes', async () => {
    const [credited] = await deposits(ann)
    const claim = { token: ann, amount: '250.5', imgId: await server.bill(ann) }
    const after = await server.data('addRecharge', 'post', { ...claim, txid: credited?.txid ?? '' })
    expect(after.state).toBe('completed')
    const transaction = await send(ann, '10', 'second')
    const form = { ...claim, amount: '10', txid: transaction.toUpperCase().replace('0X', '0x'), cid: 'form' }
    const sent = await server.data('addRecharge', 'post', form)
    expect(await server.data('addRecharge', 'post', form)).toMatchObject({ id: sent.id })
    expect(await server.post('/web/addRecharge', { ...form, amount: '11' })).toMatchObject({ code: 3201 })
    await expect
      .poll(async () => (await deposits(ann)).map(({ way, state }) => [way, state]), WITHIN)
      .toEqual([
        ['chain', 'completed'],
        ['chain', 'completed'],
      ])
    expect(await funds(ann)).toBe('100260.5')
  })

  it('leave a form without a known transaction to people, and take no second one meanwhile', async () => {
    const claim = { token: ann, amount: '5', imgId: await server.bill(ann), txid: `0x${'1'.repeat(64)}` }
    expect((await server.data('addRecharge', 'post', claim)).state).toBe('not_reviewed')
    expect((await deposits(ann))[0]).toMatchObject({ way: 'form', state: 'not_reviewed', amount: '5' })
    expect(await server.post('/web/addRecharge', claim)).toMatchObject({ code: 4121 })
    expect(await funds(ann)).toBe('100260.5')
  })

  it('refuse a form without bill, below the minimum, or with somebody else’s picture', async () => {
    const ben = await server.newcomer()
    const imgId = await server.bill(ann)
    const answer = async (fields: Record<string, string>) => {
      const { code, message } = await server.post('/web/addRecharge', { token: ben, amount: '5', ...fields })
      return [code, message]
    }
    expect(await answer({})).toEqual([4305, 'Please upload the bill image'])
    expect(await answer({ imgId, amount: '0.999999' })).toEqual([3003, 'Cannot be lower than 1'])
    expect(await answer({ imgId })).toEqual([4303, 'There is no such picture'])
    expect((await answer({ imgId, txid: '0x12' }))[0]).toBe(4404)
    expect((await answer({ imgId, currency: 'BTC' }))[0]).toBe(4402)
  })

  it('show nobody the deposits of another customer', async () => {
    const eve = await server.newcomer()
    expect(await deposits(eve)).toEqual([])
    const [hers] = await deposits(ann)
    const form = { token: eve, amount: '250.5', imgId: await server.bill(eve), txid: hers?.txid ?? '' }
    expect((await server.data('addRecharge', 'post', form)).state).toBe('not_reviewed')
  })

  it('go on after a restart from where they were', async () => {
    await send(ann, '7', 'restart')
    await server.stop()
    await server.start()
    await expect
      .poll(async () => (await deposits(ann)).filter(({ state }) => state === 'completed').length, WITHIN)
      .toBe(3)
    expect(await funds(ann)).toBe('100267.5')
  })

  it('are closed in the demo account', async () => {
    const { token } = await server.data('demoLogin', 'post', { token: ann })
    for (const call of ['getDepositInfo', 'getRechargeList', 'getUncreditedList'])
      expect(await server.get(`/web/${call}`, { token })).toMatchObject({ code: 4128 })
    expect(await server.post('/sandbox/faucet', { token, currency: 'USDT', amount: '5', way: 'chain' })).toMatchObject({
      code: 4128,
    })
  })
})

describe('deposits without a chain', () => {
  it('say so, and show what was', async () => {
    const server = await TestServer.start()
    const token = await server.newcomer()
    expect(await server.get('/web/getDepositInfo', { token })).toMatchObject({ code: 4401 })
    expect(await server.post('/sandbox/faucet', { token, currency: 'USDT', amount: '5', way: 'chain' })).toMatchObject({
      code: 4401,
    })
    expect((await server.data('getRechargeList', 'get', { token })).list).toEqual([])
    await server.remove()
  })
})
