import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ChainTrouble } from '../chainTrouble.ts'
import { LocalNode } from '../testing/localNode.ts'
import { type Nodes, type NodesPlace, type StartNodesOptions, startNodes } from './startNodes.ts'

const HASH = `0x${'ab'.repeat(32)}`
const PARENT = `0x${'cd'.repeat(32)}`
const FROM = `0x${'1'.repeat(40)}`
const TO = `0x${'2'.repeat(40)}`

let node: LocalNode
let nodes: Nodes
let reasons: string[]
beforeEach(async () => {
  reasons = []
  node = await LocalNode.start()
})
afterEach(async () => {
  await nodes.stop()
  await node.stop()
})

const start = async (place: NodesPlace, care: StartNodesOptions['care'] = {}) => {
  const logger = { error: (facts: object) => void reasons.push(String((facts as { reason?: string }).reason)) }
  nodes = await startNodes({ place, care, logger })
  return nodes.at(node.url)
}
const answering = (result: unknown) => {
  node.answer = (response) => response.end(JSON.stringify({ result }))
}
/** Asks until a place that has begun again answers. */
const askedAgain = (ask: () => Promise<unknown>) => expect.poll(() => ask().catch(() => 'away'), { timeout: 20_000 })

describe.each(['process', 'thread'] as const)('the nodes of a chain, asked from a %s', (place) => {
  test('answer as they do to whoever asks them without a place between', async () => {
    const { ask, reader } = await start(place)
    answering({ any: ['answer', 1, null] })
    expect(await ask('eth_call', [{ to: TO }, 'latest'])).toEqual({ any: ['answer', 1, null] })
    expect(JSON.parse(node.asked[0]?.body ?? '')).toMatchObject({ method: 'eth_call', params: [{ to: TO }, 'latest'] })
    expect(node.asked[0]?.path).toBe('/key')
    const transaction = { hash: HASH, from: FROM, to: TO, value: '0x2386f26fc10000', input: '0x' }
    answering({ number: '0x7', hash: HASH, parentHash: PARENT, transactions: [transaction], miner: FROM })
    expect(await reader.block(7)).toEqual({
      number: 7,
      hash: HASH,
      parentHash: PARENT,
      transactions: [{ hash: HASH, from: FROM, to: TO, value: 10n ** 16n }],
    })
    expect(await reader.hashAt(7)).toBe(HASH)
    answering('0x2a')
    expect([await reader.head(), await reader.chainId()]).toEqual([42, 42])
    answering(`0x${'6'.padStart(64, '0')}`)
    expect(await reader.decimalsOf(TO)).toBe(6)
    answering([])
    expect(await reader.transfersTo([TO], 1, 2)).toEqual([])
    answering(null)
    expect([await reader.receipt(HASH), await reader.block(8)]).toEqual([undefined, undefined])
  })

  test('are told as trouble when their answer is of no use, without their address', async () => {
    const { ask, reader } = await start(place)
    node.answer = (response) => response.destroy()
    const trouble = await ask('eth_chainId').catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(ChainTrouble)
    expect(String(trouble)).not.toContain('key')
    answering('no number')
    await expect(reader.head()).rejects.toThrow(ChainTrouble)
    answering('0x1')
    expect(await reader.head()).toBe(1)
  })

  test('keep and load the state of a sandbox', async () => {
    const { state } = await start(place)
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-nodes-'))
    const path = join(folder, 'state')
    expect(await state.load(path)).toBe(false)
    answering('0x00ff10')
    await state.keep(path)
    expect(await readFile(path)).toEqual(Buffer.from([0, 255, 16]))
    expect(await state.load(path)).toBe(true)
    expect(JSON.parse(node.asked.at(-1)?.body ?? '')).toMatchObject({
      method: 'anvil_loadState',
      params: ['0x00ff10'],
    })
    await rm(folder, { recursive: true })
  })

  test('are asked again by a place that was ended while it waited for an answer', async () => {
    const { reader } = await start(place)
    const asked = new Promise<void>((resolve) => {
      node.answer = () => resolve()
    })
    const waiting = reader.head().catch((error: unknown) => error)
    await asked
    answering('0x3')
    await nodes.kill()
    expect(await waiting).toBeInstanceOf(ChainTrouble)
    await askedAgain(() => reader.head()).toBe(3)
    expect(reasons).toEqual(['it was killed'])
  })
})

describe('the thread that asks nodes', () => {
  test('ends and begins again when it gives no sign of life', async () => {
    const looks: (() => void)[] = []
    const { ask } = await start('thread', {
      silenceMs: 1_000,
      watch: (look) => {
        looks.push(look)
        return () => undefined
      },
    })
    answering('0x5')
    expect(await ask('eth_blockNumber')).toBe('0x5')
    // Its own clock, turned by hand: two looks without a message between them.
    for (let look = 0; look < 2; look++) looks[0]?.()
    await askedAgain(() => ask('eth_blockNumber')).toBe('0x5')
    await expect.poll(() => reasons[0]).toMatch(/^it gave no sign of life/)
  })
})
