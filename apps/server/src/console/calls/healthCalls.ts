import type { LeaseRole, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { queueFigures } from '../../review/caseLists.ts'
import { WORLD_NAMES } from '../../sequencer/openWorlds.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<
  AdminServices,
  'database' | 'clock' | 'clocks' | 'worlds' | 'audit' | 'checks' | 'opened' | 'checkpoint' | 'behind' | 'sockets'
>

type Health = AdminCallData<'getHealth'>

const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']
const LATE_AFTER_MS = 15_000
/** Characters that an entry of the log takes. */
const LONGEST_REASON = 150

function worldHealth({ worlds, behind, checkpoint, clocks }: Needs, name: World): Health['worlds'][number] {
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
    clock: clocks[name].clock,
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

function feedHealth({ worlds, clock }: Needs): Health['feeds'] {
  const { core } = worlds.real
  return core.reference.indexes().map(({ id, symbol }) => {
    const { used, sampledAt, open } = core.reference.index(id)
    return { symbol, sources: used, sampledAt, state: feedState(sampledAt, open, clock.now()) }
  })
}

/** How the server is, for people. */
export function healthCalls(services: Needs): AdminHandlers<'getHealth' | 'confirmClock'> {
  const { database, worlds, audit, checks, opened, sockets, clocks } = services
  return {
    confirmClock: async ({ world, reason }, context) => {
      const said = checkReason(reason)
      const { wallTime } = clocks[world].clock
      const logTime = worlds[world].core.time
      await clocks[world].confirmClock(`${operatorOf(context).name}: ${said}`.slice(0, LONGEST_REASON))
      return { audit: await context.record({ subject: world, detail: { world, logTime, wallTime } }) }
    },
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
        worlds: WORLD_NAMES.map((name) => worldHealth(services, name)),
        feeds: feedHealth(services),
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
