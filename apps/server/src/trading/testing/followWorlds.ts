import type { World as WorldName } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { LiveWorld } from '../../live/liveWorld.ts'
import { PROJECTIONS } from '../../products/projections.ts'
import { Projector } from '../../projector/projector.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { TestWorld } from '../../projector/testing/testWorld.ts'
import { perWorld } from '../../wiring/perWorld.ts'

/** Both worlds with their projections in a database and in memory, on the clock of the real one. */
export async function followWorlds(tests: Readonly<Record<WorldName, TestWorld>>, database: Kysely<ProjectionTables>) {
  const now = () => tests.real.clock.wallMs()
  const projectors = perWorld((name) => new Projector({ world: tests[name].world, database, projections: PROJECTIONS }))
  const live = perWorld(
    (name) => new LiveWorld({ port: tests[name].world, projector: projectors[name], database, now }),
  )
  for (const name of ['real', 'demo'] as const) {
    projectors[name].start()
    await live[name].start()
  }
  return {
    projectors,
    live,
    worlds: perWorld((name) => ({ live: live[name], projector: projectors[name] })),
    stop: async () => {
      for (const name of ['real', 'demo'] as const) {
        live[name].stop()
        await projectors[name].stop()
      }
    },
  }
}

export type FollowedWorlds = Awaited<ReturnType<typeof followWorlds>>
