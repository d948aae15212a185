import { verifyCheckpoint, verifyingKeyFromPem } from '@touchstone/log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestServer } from '../testing/testServer.ts'

const PATIENCE = { timeout: 15_000, interval: 200 }
let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
  await server.listContracts()
})
afterAll(() => server.remove())

it('shows anyone the newest checkpoint, the sums of all accounts, the kinds of the last entries and the house', async () => {
  const trader = await server.newcomer()
  await server.data('addOrder', 'post', {
    token: trader,
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'market',
    amount: '0.1',
  })
  const books = await server.data('getBooks', 'get', {})
  expect(books.sums.length).toBeGreaterThan(1)
  expect(new Set(books.sums.map(({ sum }) => Number(sum)))).toEqual(new Set([0]))
  expect(books.sums.some(({ customers }) => Number(customers) > 0)).toBe(true)
  const newest = books.entries.map(({ sequence }) => sequence)
  expect(newest).toEqual([...newest].sort((one, other) => other - one))
  expect(books.entries.some(({ type }) => type === 'PlaceOrder')).toBe(true)
  expect(JSON.stringify(books.entries)).not.toContain('owner')
})

it("tells the house's day from the log: the fees it received are those on its account, and its capital is no profit", async () => {
  await vi.waitFor(
    async () =>
      expect((await server.data('getBooks', 'get', {})).house.results.map(({ type }) => type)).toContain('fee'),
    PATIENCE,
  )
  const { house } = await server.data('getBooks', 'get', {})
  const fee = house.results.find(({ type }) => type === 'fee')
  // A thousandth of 0.1 BTC at 50,001: what the house's market maker paid to the house is no gain.
  expect(Number(fee?.amount)).toBeCloseTo(5.0001, 4)
  expect(house.accounts.map(({ account }) => account)).toContain('fees')
  expect(house.results.map(({ type }) => type)).not.toContain('capital')
  const sum = house.results.reduce((total, { amount }) => total + Number(amount), 0)
  expect(Number(house.profit)).toBeCloseTo(sum, 4)
})

it('hands out the key with which the newest checkpoint is verified, after a start as before', async () => {
  // A stop signs where the log ends.
  await server.stop()
  await server.start()
  const { publicKey, checkpoint } = await server.data('getBooksProof', 'get', {})
  expect(publicKey).toContain('PUBLIC KEY')
  if (!checkpoint) throw new Error('no checkpoint')
  expect(verifyCheckpoint(checkpoint, [verifyingKeyFromPem(publicKey)])).toBe(true)
  expect(verifyCheckpoint({ ...checkpoint, sequence: checkpoint.sequence + 1 }, [verifyingKeyFromPem(publicKey)])).toBe(
    false,
  )
})
