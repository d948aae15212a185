import type { CoreEvent, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { BalanceSheet } from './balanceSheet.ts'
import { SampleMinutes } from './prices/sampleMinutes.ts'
import type { Projection, RunningProjection } from './projection.ts'
import type { ProjectionTables } from './schema.ts'

const NONE: readonly RunningProjection[] = []

/** The state that the projector keeps from one batch to the next. After a batch that was not written it is loaded anew. */
export class ProjectionMemory {
  readonly samples: SampleMinutes
  readonly sheet = new BalanceSheet()
  readonly #byEvent = new Map<string, RunningProjection[]>()

  /** `samples`: the last entry whose price samples are in the tables. */
  constructor(samples = 0) {
    this.samples = new SampleMinutes(samples)
  }

  /** Opens what each projection remembers, at the position of the tables. */
  async open(projections: readonly Projection[], database: Kysely<ProjectionTables>, world: World): Promise<void> {
    for (const projection of projections) {
      const running = await projection.open(database, world)
      for (const type of Object.keys(projection.events))
        this.#byEvent.set(type, [...(this.#byEvent.get(type) ?? []), running])
    }
  }

  projectionsOf({ type }: CoreEvent): readonly RunningProjection[] {
    return this.#byEvent.get(type) ?? NONE
  }
}
