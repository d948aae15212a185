import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { IndexSamples } from '@touchstone/protocol'
import { createCodec } from '@touchstone/protocol/shape'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { BooksSection } from './BooksSection.tsx'
import { hexOfBytes } from './readBlock.ts'
import { forged, type Proof, verifyBooks } from './verifyBooks.ts'

const SUMS = [
  { currency: 'USDT', customers: '100.000001', house: '5.000000', outside: '-105.000001', sum: '0.000000' },
  { currency: 'BTC', customers: '0.00000000', house: '0.00000000', outside: '0.00000000', sum: '0.00000000' },
]
const HOUSE = {
  accounts: [{ account: 'treasury', value: '5000.000000' }],
  since: 1_764_172_800_000,
  results: [{ type: 'fee', amount: '12.345678' }],
  profit: '12.345678',
}

/** A block with one round of prices, as a log writes it. */
function blockOf(sequence: number): Uint8Array<ArrayBuffer> {
  const command = createCodec([IndexSamples]).encode({
    type: 'IndexSamples',
    holder: 7,
    samples: [{ market: 1, sources: [643_010, 643_020, 643_030] }],
  })
  const bytes = new Uint8Array(56 + 4 + command.length)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(32, BigInt(sequence), true)
  view.setUint32(56, command.length, true)
  bytes.set(command, 60)
  return bytes
}

let proof: Proof
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('publicKey' in pair)) throw new Error('one key instead of two')
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const keyId = (await digest(der)).slice(0, 16)
  const block = blockOf(41)
  const body = { sequence: 41, time: 1_764_200_000_000, chainHash: await digest(block), stateHash: 'ab'.repeat(32) }
  const message = new TextEncoder().encode(`touchstone checkpoint 1\n${keyId}\n${JSON.stringify(body)}`)
  const signature = hexOfBytes(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message)))
  const checkpoint = { ...body, keyId, signature }
  const receipt = {
    checkpoint,
    block: hexOfBytes(block),
    sequence: 41,
    index: 1,
    symbol: 'BTCUSDT',
    tickSize: '0.1',
    priceDecimals: 1,
    minimumSources: 3,
    price: '64302.0',
  }
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...der))}\n-----END PUBLIC KEY-----\n`
  proof = { publicKey, checkpoint, receipt }
})
afterEach(cleanup)

const failed = async (told: Proof, sums = SUMS) =>
  (await verifyBooks(told, sums)).filter(({ holds }) => !holds).map(({ name }) => name)

describe('verifying the books', () => {
  it('finds that everything holds that was really signed', async () => {
    const steps = await verifyBooks(proof, SUMS)
    expect(steps.map(({ name }) => name)).toEqual(['key', 'signature', 'receipt', 'block', 'price', 'sums'])
    expect(await failed(proof)).toEqual([])
  })

  it('finds each forgery, and names what does not hold', async () => {
    const { checkpoint, receipt } = proof
    if (!checkpoint || !receipt) throw new Error('no proof')
    expect(await failed({ ...proof, checkpoint: { ...checkpoint, sequence: 42 } })).toEqual(['signature'])
    expect(await failed({ ...proof, checkpoint: { ...checkpoint, keyId: '0'.repeat(16) } })).toEqual([
      'key',
      'signature',
    ])
    expect(await failed({ ...proof, receipt: { ...receipt, price: '64303.0' } })).toEqual(['price'])
    expect(await failed({ ...proof, receipt: { ...receipt, block: receipt.block.slice(0, -10) } })).toEqual([
      'block',
      'price',
    ])
    expect(await failed({ ...proof, receipt: { ...receipt, sequence: 42 } })).toEqual(['price'])
    const short = [{ currency: 'USDT', customers: '100.000001', house: '5', outside: '-105', sum: '0' }]
    expect(await failed(proof, short)).toEqual(['sums'])
    expect((await failed(forged(proof))).slice(0, 2)).toEqual(['signature', 'block'])
  })
})

describe('the books on the first page', () => {
  const books = () => ({
    sequence: 42,
    checkpoint: proof.checkpoint,
    sums: SUMS,
    entries: [{ sequence: 42, time: 1_764_200_000_500, type: 'IndexSamples' }],
    house: HOUSE,
  })

  it('shows the checkpoint, the sums that say something, the last entries and the house, and checks them here', async () => {
    answerCalls({ getBooks: books(), getBooksProof: proof })
    await renderScreen(BooksSection, '/')
    expect(await screen.findByText('IndexSamples')).toBeTruthy()
    expect(screen.getByRole('row', { name: /USDT/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /BTC/ })).toBeNull()
    expect(await screen.findByText('Fee', {}, { timeout: 20_000 })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check it in this browser' }))
    expect(await screen.findByText(/^All 6 checks done in this browser/)).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'What was checked' })).getAllByText('Holds')).toHaveLength(6)

    fireEvent.click(screen.getByRole('button', { name: 'Change one digit and check again' }))
    expect(await screen.findByText(/With one digit changed.*do not match/)).toBeTruthy()
    expect(screen.getAllByText('Does not hold').length).toBeGreaterThan(1)
  })

  it('says so before the first checkpoint, when nothing but the sums can be checked', async () => {
    const none = { ...proof, checkpoint: null, receipt: null }
    answerCalls({ getBooks: { ...books(), checkpoint: null, entries: [] }, getBooksProof: none })
    await renderScreen(BooksSection, '/')
    expect(await screen.findByText(/None yet/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check it in this browser' }))
    expect(await screen.findByText(/nothing but the sums can be checked/)).toBeTruthy()
  })

  it('says why there is nothing, and asks again', async () => {
    answerCalls({ getBooks: refusal(5002, 'The exchange is restarting.') })
    await renderScreen(BooksSection, '/')
    expect(await screen.findByText(/The state of the books could not be loaded/)).toBeTruthy()
    answerCalls({ getBooks: books() })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('IndexSamples')).toBeTruthy())
  })
})
