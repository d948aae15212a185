import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import type { PlaceOrder, Reply } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyWorld } from '../cli/verifyWorld.ts'
import { readWorld } from '../cli/worldReading.ts'
import { OutcomeUnknown } from '../errors/outcomeUnknown.ts'
import { Refusal } from '../errors/refusal.ts'
import { type Journals, journalThread, startJournals } from '../journal/startJournals.ts'
import type { OpenedWorld } from './openWorld.ts'
import { replayEntries } from './replay.ts'
import { closeFolder, KEY, openFolder, openOwner } from './testing/worldFolder.ts'

const DEATHS = 4
const CLIENTS = 8
/** Orders answered between two deaths of the journal. */
const ORDERS_A_LIFE = 60
const HOLDER = 1
const LOOK_AGAIN_MS = 5

let directory: string
let journals: Journals
let opened: OpenedWorld

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchstone-death-'))
  journals = await startJournals({
    carrier: journalThread(),
    logger: { error: () => undefined },
  })
  opened = await openFolder({ directory, openLog: journals.open })
})
afterEach(async () => {
  await journals.stop()
  await rm(directory, { recursive: true })
})

function order(number: number, owner: number): PlaceOrder {
  return {
    type: 'PlaceOrder',
    owner,
    key1: number,
    key2: 1,
    inputHash: number,
    issuedAt: 0,
    market: 1,
    kind: 'limit',
    side: number % 2 === 0 ? 'buy' : 'sell',
    timeInForce: 'GTC',
    price: 500_000 + (number % 7) - 3,
    lots: 1_000,
    turnover: 0n,
    stopPrice: 0,
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))

/** Sends an order until it is answered, as a client program would: repeated under the same identity while the outcome is unknown. */
async function untilAnswered(command: PlaceOrder, outcomes: string[]): Promise<Reply> {
  for (;;) {
    try {
      return (await opened.world.submit(command)).reply
    } catch (error) {
      if (error instanceof OutcomeUnknown) outcomes.push('unknown')
      else if (error instanceof Refusal) outcomes.push(error.rejection)
      else throw error
      await pause()
    }
  }
}

it('loses no order that was answered and does none twice when the journal’s thread is ended under load', async () => {
  const { world } = opened
  const traders = [await openOwner(world, 'buyer'), await openOwner(world, 'seller')]
  for (const owner of traders)
    for (const asset of [1, 2])
      await world.submit({ type: 'FaucetCredit', owner, asset, amount: 10n ** 15n, ref: `${owner} ${asset}` })
  await world.submit({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until: Date.now() + 50_000 })
  await world.submit({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [500_000] }] })

  const answered = new Map<number, Reply>()
  const outcomes: string[] = []
  let numbered = 0
  let dying = true
  const client = async (): Promise<void> => {
    while (dying) {
      const number = numbered++
      answered.set(number, await untilAnswered(order(number, traders[number % 2] ?? 0), outcomes))
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  const reach = async (count: number): Promise<void> => {
    while (answered.size < count) await Promise.race([clients, pause()])
  }
  for (let death = 1; death <= DEATHS; death++) {
    await reach(death * ORDERS_A_LIFE)
    await journals.kill()
    // Reads of memory go on, whatever happens to the journal.
    expect(world.core.ledger.balances(traders[0] ?? 0)).not.toEqual([])
  }
  await reach((DEATHS + 1) * ORDERS_A_LIFE)
  dying = false
  await clients
  expect(outcomes).toContain('unknown')
  expect(new Set([...outcomes, 'unknown', 'shutting_down'])).toEqual(new Set(['unknown', 'shutting_down']))
  expect([...answered.values()].some(({ kind }) => kind === 'order')).toBe(true)
  const hash = world.core.stateHash()
  expect(world.halt).toBeNull()
  await closeFolder(opened)

  const reading = await readWorld(directory, KEY)
  const done = new Map<number, Reply>()
  for await (const { command, reply, duplicate } of replayEntries(
    new Exchange({ newSha256 }),
    reading.log,
    new Set(),
    1,
  )) {
    if (command.type !== 'PlaceOrder') continue
    const number = command.key1
    if (!duplicate) expect(done.has(number)).toBe(false)
    else expect(reply).toEqual(done.get(number))
    if (!duplicate) done.set(number, reply)
  }
  expect(done).toEqual(answered)
  const { core } = await verifyWorld(reading)
  expect(core.stateHash()).toBe(hash)
})
