import type { LeaseRole, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { AuditChain } from '../../audit/auditChain.ts'
import type { Clock } from '../../clock/clock.ts'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import type { Database } from '../../database/schema.ts'
import type { ReadinessCheck } from '../../health/healthRoutes.ts'
import type { Worlds } from '../../identity/accounts/owners.ts'
import { queueFigures } from '../../review/caseLists.ts'
import { WORLD_NAMES } from '../../sequencer/openWorlds.ts'
import type { AdminHandlers } from '../adminContext.ts'

export interface HealthCallParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly audit: Pick<AuditChain, 'head'>
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  readonly opened: Pick<OpenDatabase, 'engine' | 'isReachable'>
  /** The newest signed state of a world. */
  readonly checkpoint: (world: World) => { readonly sequence: number; readonly stateHash: string } | undefined
  /** Log entries that history is behind. */
  readonly behind: (world: World) => number
  readonly sockets: () => number
}

type Health = AdminCallData<'getHealth'>

const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']
const LATE_AFTER_MS = 15_000

function worldHealth({ worlds, behind, checkpoint }: HealthCallParts, name: World): Health['worlds'][number] {
  const { sequence = 0, stateHash = '' } = checkpoint(name) ?? {}
  const { core, storage } = worlds[name]
  const leases = ROLES.flatMap((role) => {
    const lease = core.reference.lease(role)
    return lease ? [{ role, until: lease.until }] : []
  })
  return {
    world: name,
    sequence: core.sequence,
    time: core.time,
    signed: { sequence, stateHash },
    clockStopped: core.clockStopped(),
    storage: storage.call(worlds[name]),
    historyBehind: behind(name),
    leases,
  }
}

function feedState(sampledAt: number, open: boolean, now: number): string {
  if (sampledAt === 0) return 'none'
  if (!open) return 'closed'
  return now - sampledAt > LATE_AFTER_MS ? 'late' : 'live'
}

function feedHealth({ worlds, clock }: HealthCallParts): Health['feeds'] {
  const { core } = worlds.real
  return core.reference.indexes().map(({ id, symbol }) => {
    const { used, sampledAt, open } = core.reference.index(id)
    return { symbol, sources: used, sampledAt, state: feedState(sampledAt, open, clock.now()) }
  })
}

/** How the server is, for people. */
export function healthCalls(parts: HealthCallParts): AdminHandlers<'getHealth'> {
  const { database, worlds, audit, checks, opened, sockets } = parts
  return {
    getHealth: async () => {
      const found: Health['checks'] = []
      for (const [name, check] of Object.entries(checks)) {
        const problem = await check()
        found.push({ name, ok: problem === null, detail: problem ?? '' })
      }
      const { rows } = await audit.head()
      return {
        ready: found.every(({ ok }) => ok),
        checks: found,
        worlds: WORLD_NAMES.map((name) => worldHealth(parts, name)),
        feeds: feedHealth(parts),
        database: { engine: opened.engine, reachable: await opened.isReachable() },
        sockets: sockets(),
        uptimeMs: Math.round(process.uptime() * 1_000),
        memoryBytes: process.memoryUsage.rss(),
        queues: [...(await queueFigures(database))],
        audit: { rows, anchoredRows: worlds.real.core.decisions.auditAnchor()?.rows ?? 0 },
      }
    },
  }
}
