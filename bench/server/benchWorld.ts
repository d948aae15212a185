import { join } from 'node:path'
import { loadOrCreateSigningKey } from '@touchstone/log'
import type { Command, Reply } from '@touchstone/protocol'
import type { Logger } from 'pino'
import { createFollower } from '../../apps/server/src/follower/createFollower.ts'
import { journalThread, startJournals } from '../../apps/server/src/journal/startJournals.ts'
import type { Follow } from '../../apps/server/src/sequencer/following.ts'
import { openWorld } from '../../apps/server/src/sequencer/openWorld.ts'
import type { World } from '../../apps/server/src/sequencer/world.ts'
import type { WorldKeeper } from '../../apps/server/src/sequencer/worldKeeper.ts'
import { BENCH_GENESIS, INDEX_PRICE, MARKET } from '../flow/exchangeWorkload.ts'
import { inTurns } from '../inTurns.ts'

const ignore = () => undefined
/** All of them together must stay within what the core can count. */
const ALL_FUNDS = 4_000_000_000_000_000_000n
const MOST_FUNDS = 1_000_000_000_000_000n

function fundsOf(owners: number): bigint {
  const share = ALL_FUNDS / BigInt(owners)
  return share < MOST_FUNDS ? share : MOST_FUNDS
}

/** A real world on a real file journal, as it was left in this folder. */
export async function openAsLeft(
  folder: string,
  logger: Logger,
  follow: Follow = createFollower(),
): Promise<{ world: World; keeper: WorldKeeper }> {
  const journals = await startJournals({ carrier: journalThread(), logger })
  return await openWorld({
    world: 'real',
    directory: join(folder, 'real'),
    key: await loadOrCreateSigningKey(join(folder, 'keys', 'log.pem')),
    genesis: () => BENCH_GENESIS,
    openLog: journals.open,
    follow,
    sandbox: true,
    observer: {
      appended: ignore,
      block: ignore,
      halted: ({ reason }) => {
        throw new Error(reason)
      },
      followerFailed: (error) => {
        throw error
      },
    },
    logger,
  })
}

/** The same, with funded owners and an index price. */
export async function openBenchWorld(
  folder: string,
  owners: number,
  logger: Logger,
  follow?: Follow,
): Promise<{ world: World; keeper: WorldKeeper; owners: number[] }> {
  const { world, keeper } = await openAsLeft(folder, logger, follow)
  const amount = fundsOf(owners)
  const opened = await inTurns(owners, async (i) => {
    const owner = await done(world, { type: 'OpenOwner', ref: `bench-${i}` })
    for (const asset of [1, 2])
      await done(world, { type: 'FaucetCredit', owner, asset, amount, ref: `${owner}-${asset}` })
    return owner
  })
  await done(world, { type: 'AcquireLease', role: 'feed', holder: 1, until: Date.now() + 50_000 })
  await done(world, { type: 'IndexSamples', holder: 1, samples: [{ market: MARKET, sources: [INDEX_PRICE] }] })
  return { world, keeper, owners: opened }
}

export async function done(world: World, command: Command): Promise<number> {
  const reply: Reply = (await world.submit(command)).reply
  if (reply.kind !== 'done') throw new Error(`${command.type} was not done: ${JSON.stringify(reply)}`)
  return reply.value
}
