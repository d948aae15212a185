import type { ReadinessCheck } from '../health/healthRoutes.ts'
import { type FollowedChain, followChain, troubleOf } from '../products/deposits/followChain.ts'
import type { SendOverChain } from '../sandbox/chainFaucet.ts'
import type { RecordChanges } from '../streams/recordChanges.ts'
import type { Foundation } from './foundation.ts'

export interface Deposits {
  /** null: there is no chain now. */
  readonly chain: FollowedChain | null
  /** For people: an exchange that credits no deposits still trades. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** null unless the sandbox has a chain of its own. */
  readonly sendOverChain: SendOverChain | null
}

/** Deposits: the chain is followed from now on. Without a chain only what was is shown. */
export async function startDeposits(foundation: Foundation, { tell }: RecordChanges): Promise<Deposits> {
  const { worlds, database, closing, metrics, logger, chain: opened } = foundation
  const chain =
    opened &&
    (await followChain({
      opened: { ...opened, sandbox: opened.sandbox !== null },
      real: worlds.real.world,
      database: database.kysely,
      closing,
      metrics,
      problem: (event, error, message) => logger.warn({ event, err: error }, message),
      recordsChanged: tell,
    }))
  const token = opened?.sandbox?.token
  return {
    chain,
    checks: chain ? { deposits: () => troubleOf(chain) } : {},
    sendOverChain:
      chain && token ? async (owner, amount) => token.send(await chain.addresses.issue(owner), amount) : null,
  }
}
