import type { CustomerCommand, OwnerId } from '@touchstone/protocol'
import { pino } from 'pino'
import { type FollowerPlace, startFollower } from '../apps/server/src/follower/startFollower.ts'
import type { World } from '../apps/server/src/sequencer/world.ts'
import { INDEX_PRICE, MARKET } from './flow/exchangeWorkload.ts'
import { inTurns } from './inTurns.ts'
import { processorTime } from './processorTime.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { openBenchWorld } from './server/benchWorld.ts'
import { HeldContract } from './server/heldContract.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

/** Fewer of them for a shorter run: PAUSE_COMMANDS=100000 PAUSE_CUSTOMERS=1000 PAUSE_POSITIONS=1000. */
const COMMANDS = Number(process.env.PAUSE_COMMANDS ?? 1_000_000)
const CUSTOMERS = Number(process.env.PAUSE_CUSTOMERS ?? 100_000)
/** One a customer at the most. */
const POSITIONS = Number(process.env.PAUSE_POSITIONS ?? 50_000)
const OPEN_ORDERS = 5
const SENDERS = 16
const FIRST_ANSWERS = 2_000
const logger = pino({ level: 'silent' })

const pause: Benchmark = {
  name: 'pause',
  async run() {
    const beside = await longestSilence('thread')
    const between = await longestSilence('process')
    const counted = (count: number, of: string) => `${count.toLocaleString('en')} ${of}`
    const held = [
      counted(COMMANDS, 'remembered commands'),
      counted(CUSTOMERS, `customers × ${OPEN_ORDERS} orders`),
      counted(POSITIONS, 'positions with a mark each second and a funding'),
    ].join(', ')
    const row = (name: string, value: number, baseline: number, unit: string): BenchResult => {
      const against = `sweep, state hash and snapshot on the thread of orders; ${held}`
      return { name, value, baseline, ratio: value / baseline, unit, goal: 'value ≤ 20 ms', against }
    }
    return [
      row('pause', beside.passed, between.passed, 'ms without an answer'),
      row('pause-processor', beside.used, between.used, 'ms of processor of the thread of orders, meanwhile'),
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
      ...this.stamp(owner),
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
    await this.#world.submit({ type: 'CancelOrder', ...this.stamp(owner), order })
  }

  stamp(owner: OwnerId): CustomerCommand {
    return { owner, key1: ++this.#key, key2: 7, inputHash: 1, issuedAt: 0 }
  }
}

/** The longest there was between two answers, in milliseconds. */
interface Silence {
  readonly passed: number
  /** Of the processor, by the thread of orders. */
  readonly used: number
}

/** Between two answers, while the follower looks over, hashes and keeps all of it, marks are struck and a funding is settled. */
function longestSilence(place: FollowerPlace): Promise<Silence> {
  return inTemporaryFolder(async (folder) => {
    const follower = await startFollower({ place, logger })
    const { world, keeper, owners } = await openBenchWorld(folder, CUSTOMERS, logger, follower.follow)
    const sender = new Sender(world)
    const ownerAt = (at: number) => owners[at % owners.length] ?? 0
    const contract = await HeldContract.open(world, (owner) => sender.stamp(owner))
    await inTurns(POSITIONS / 2, (pair) => contract.trade([ownerAt(2 * pair), ownerAt(2 * pair + 1)]))
    if (contract.positions !== POSITIONS) throw new Error(`there are ${contract.positions} positions`)
    await inTurns(CUSTOMERS * OPEN_ORDERS, (at) => sender.place(ownerAt(at)))
    await inTurns(COMMANDS / 2, (at) => sender.placeAndCancel(ownerAt(at)))
    while (keeper.proofs.behind > 0) await keeper.proofs.follow()
    const before = keeper.proofs.checkpoint?.sequence ?? 0
    const silence = await whileOrdersCome(sender, ownerAt, async () => {
      await Promise.all([keeper.stop(), contract.funded()])
    })
    contract.stop()
    await world.close()
    await follower.stop()
    if ((keeper.proofs.checkpoint?.sequence ?? 0) <= before) throw new Error('nothing was proved meanwhile')
    return silence
  })
}

/** The longest between two answers, from the begin of `work` until it is over. */
async function whileOrdersCome(
  sender: Sender,
  ownerAt: (at: number) => OwnerId,
  work: () => Promise<void>,
): Promise<Silence> {
  const processor = processorTime()
  let longest: Silence = { passed: 0, used: 0 }
  let answers = 0
  let isOver = false
  let before: Silence = { passed: performance.now(), used: processor() }
  const send = async () => {
    while (!isOver) {
      await sender.placeAndCancel(ownerAt(answers++))
      const now = { passed: performance.now(), used: processor() }
      longest = {
        passed: Math.max(longest.passed, now.passed - before.passed),
        used: Math.max(longest.used, now.used - before.used),
      }
      before = now
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, send))
  // What nobody has answered since the last snapshot would need no other one.
  while (answers < FIRST_ANSWERS) await new Promise((resolve) => setImmediate(resolve))
  longest = { passed: 0, used: 0 }
  await work()
  isOver = true
  await sending
  return longest
}
