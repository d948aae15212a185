import type { World } from '@touchstone/protocol'
import type { OpenDatabase } from '../database/openDatabase.ts'
import type { Journals } from '../journal/startJournals.ts'
import type { OpenedWorlds } from '../sequencer/openWorlds.ts'
import type { ReadinessCheck } from './healthRoutes.ts'

function worldCheck(worlds: OpenedWorlds, name: World): ReadinessCheck {
  return () => {
    const { world, log } = worlds[name]
    if (world.halt) return `stopped at entry ${world.halt.sequence}: ${world.halt.reason}`
    if (world.head.sequence !== world.core.sequence)
      return `${world.head.sequence - world.core.sequence} entries behind its log`
    if (log.status.storageFull || world.storage() === 'full') return 'its disk is full'
    if (world.clock() === 'waits' && log.status.clockJump)
      return `its clock waits for an operator: the machine's is ${log.status.clockJump.byMs} ms away from where it should be`
    if (log.status.clockJump) return `the clock jumped by ${log.status.clockJump.byMs} ms`
    return world.core.clockStopped() ? 'its clock waits for an operator' : null
  }
}

/** Conditions that must hold before this server should be sent traffic. */
export function readinessChecks(
  worlds: OpenedWorlds,
  journals: Pick<Journals, 'isAway'>,
  database: Pick<OpenDatabase, 'isReachable'>,
  closing: () => boolean,
): Readonly<Record<string, ReadinessCheck>> {
  return {
    server: () => (closing() ? 'shutting down' : null),
    journal: () => (journals.isAway ? 'it is being opened again' : null),
    real: worldCheck(worlds, 'real'),
    demo: worldCheck(worlds, 'demo'),
    database: async () => ((await database.isReachable()) ? null : 'it does not answer'),
  }
}
