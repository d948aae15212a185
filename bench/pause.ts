import type { OwnerId } from '@touchstone/protocol'
import { pino } from 'pino'
import { type FollowerPlace, startFollower } from '../apps/server/src/follower/startFollower.ts'
import type { World } from '../apps/server/src/sequencer/world.ts'
import { INDEX_PRICE, MARKET } from './exchangeWorkload.ts'
import type { Benchmark } from './result.ts'
import { openBenchWorld } from './server/benchWorld.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

/** More of them for a longer run: PAUSE_COMMANDS=1000000 PAUSE_CUSTOMERS=100000. */
const COMMANDS = Number(process.env.PAUSE_COMMANDS ?? 100_000)
const CUSTOMERS = Number(process.env.PAUSE_CUSTOMERS ?? 1_000)
const OPEN_ORDERS = 5
const SENDERS = 16
const FIRST_ANSWERS = 2_000
const logger = pino({ level: 'silent' })

const pause: Benchmark = {
  name: 'pause',
  async run() {
    const value = await longestSilence('thread')
    const baseline = await longestSilence('process')
    return [
      {
        name: 'pause',
        value,
        baseline,
        ratio: value / baseline,
        unit: 'ms without an answer',
        goal: 'value ≤ 20 ms',
        against: `sweep, state hash and snapshot on the thread of orders; ${COMMANDS.toLocaleString('en')} remembered commands, ${CUSTOMERS.toLocaleString('en')} customers × ${OPEN_ORDERS} orders`,
      },
    ]
  },
}

export default pause

/** Orders of one customer after the other, each with an identity of its own. */
class Sender {
  readonly #world: World
  #key = 0

  constructor(world: World) {
    this.#world = world
  }

  async place(owner: OwnerId): Promise<number> {
    const { reply } = await this.#world.submit({
      type: 'PlaceOrder',
      ...this.#identity(owner),
      market: MARKET,
      side: 'buy',
      kind: 'limit',
      timeInForce: 'GTC',
      price: INDEX_PRICE - 1_000,
      lots: 1_000,
      turnover: 0n,
      stopPrice: 0,
      maxSlippagePpm: 0,
      selfTrade: 'expire_taker',
    })
    if (reply.kind !== 'order') throw new Error(`an order was not placed: ${JSON.stringify(reply)}`)
    return reply.order
  }

  async placeAndCancel(owner: OwnerId): Promise<void> {
    const order = await this.place(owner)
    await this.#world.submit({ type: 'CancelOrder', ...this.#identity(owner), order })
  }

  #identity(owner: OwnerId) {
    return { owner, key1: ++this.#key, key2: 7, inputHash: 1, issuedAt: 0 }
  }
}

/** Milliseconds between two answers, at the most, while the follower looks over, hashes and keeps all of it. */
function longestSilence(place: FollowerPlace): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const follower = await startFollower({ place, logger })
    const { world, keeper, owners } = await openBenchWorld(folder, CUSTOMERS, logger, follower.follow)
    const sender = new Sender(world)
    const ownerAt = (at: number) => owners[at % owners.length] ?? 0
    await inTurns(CUSTOMERS * OPEN_ORDERS, (at) => sender.place(ownerAt(at)))
    await inTurns(COMMANDS / 2, (at) => sender.placeAndCancel(ownerAt(at)))
    while (keeper.proofs.behind > 0) await keeper.proofs.follow()
    const before = keeper.proofs.checkpoint?.sequence ?? 0
    const silence = await whileOrdersCome(sender, ownerAt, () => keeper.stop())
    await world.close()
    await follower.stop()
    if ((keeper.proofs.checkpoint?.sequence ?? 0) <= before) throw new Error('nothing was proved meanwhile')
    return silence
  })
}

/** Does it for each of so many, a few hundred at a time. */
async function inTurns(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 256 }, one))
}

/** The longest time between two answers, from the begin of `work` until it is over. */
async function whileOrdersCome(
  sender: Sender,
  ownerAt: (at: number) => OwnerId,
  work: () => Promise<void>,
): Promise<number> {
  let longest = 0
  let answers = 0
  let isOver = false
  let before = performance.now()
  const send = async () => {
    while (!isOver) {
      await sender.placeAndCancel(ownerAt(answers++))
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, send))
  // What nobody has answered since the last snapshot would need no other one.
  while (answers < FIRST_ANSWERS) await new Promise((resolve) => setImmediate(resolve))
  longest = 0
  await work()
  isOver = true
  await sending
  return longest
}
