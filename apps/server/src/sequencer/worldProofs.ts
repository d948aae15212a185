import type { Checkpoint, CheckpointFacts } from '@touchstone/log'
import type { Follow, Followed, Mark } from './following.ts'
import type { PublicBlock } from './publicBlock.ts'
import type { Replica } from './replica.ts'
import type { World } from './world.ts'
import type { WorldFiles } from './worldFiles.ts'

export interface ProofParts {
  readonly world: Pick<World, 'world' | 'halt' | 'mark' | 'shown' | 'stopFor'> & {
    readonly core: Pick<Replica, 'sequence'>
  }
  /** Data folder of the world. */
  readonly directory: string
  readonly files: Pick<WorldFiles, 'checkpoints' | 'quarantine'>
  readonly follow: Follow
  readonly snapshotEvery: number
  readonly logger: { error(facts: object, text: string): void }
  /** How long a stop waits for its last snapshot: the next start replays the entries that it misses. */
  readonly lastSnapshotMs: number
}

interface Place {
  readonly mark: Mark
  readonly block: PublicBlock | undefined
}

/** A checkpoint together with the block that it was signed over. */
export interface ShownCheckpoint {
  readonly checkpoint: Checkpoint
  readonly block: PublicBlock
}

/** Delay of the proof behind the answers from which on an operator should look. */
const FAR_BEHIND = 200_000

/**
 * Proves a running world: has its follower come to the world's entry, signs the follower's digest once both agree, and halts the world
 * when the follower finds it wrong. The signing key never leaves this side.
 */
export class WorldProofs {
  readonly #parts: ProofParts
  readonly #quarantined: readonly number[]
  #kept: Mark
  #followed: number
  #asking: Promise<Followed | null> | null = null
  #ended = false
  #shown: ShownCheckpoint | undefined
  #trouble = ''

  constructor(parts: ProofParts) {
    this.#parts = parts
    this.#quarantined = parts.files.quarantine.markers.map(({ sequence }) => sequence)
    this.#kept = parts.world.mark()
    this.#followed = this.#kept.sequence
  }

  /** The newest signed checkpoint, undefined before the first. */
  get checkpoint(): Checkpoint | undefined {
    return this.#parts.files.checkpoints.checkpoints.at(-1)
  }

  /** The newest checkpoint over a block that anyone may read: undefined when none was signed since the start. */
  get shown(): ShownCheckpoint | undefined {
    return this.#shown
  }

  /** Number of answered entries that have not been compared with the log yet. */
  get behind(): number {
    return this.#parts.world.core.sequence - this.#followed
  }

  /** Called at intervals. Asks nothing while the follower is still working on the last request. */
  async follow(): Promise<void> {
    if (this.behind > FAR_BEHIND) this.#report(`the follower is more than ${FAR_BEHIND} entries behind`)
    if (!this.#ended && !this.#asking) await this.#ask(false)
  }

  /** Keeps a last snapshot of the head, unless the world halted or the snapshot takes too long. */
  async end(): Promise<void> {
    this.#ended = true
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.#parts.lastSnapshotMs)
    })
    const outcome = await Promise.race([this.#reachHead(), deadline])
    clearTimeout(timer)
    if (outcome === 'late') this.#report('there was no time for a last snapshot: the next start replays more')
  }

  async #reachHead(): Promise<void> {
    await this.#asking
    let followed: Followed | null
    do followed = await this.#ask(true)
    while (followed?.kind === 'behind')
  }

  #ask(last: boolean): Promise<Followed | null> {
    const { world } = this.#parts
    if (world.halt !== null || world.core.sequence === 0) return Promise.resolve(null)
    this.#asking = this.#answerTo(this.#place(last), last).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  /** The head, or a little before it where a block ends that anyone may read. */
  #place(last: boolean): Place {
    const { world } = this.#parts
    const head = world.mark()
    const { shown } = world
    const use = shown && (last ? shown.mark.sequence === head.sequence : shown.mark.sequence > this.#followed)
    return use ? shown : { mark: head, block: undefined }
  }

  /** Null when the follower could not answer. */
  async #answerTo({ mark, block }: Place, last: boolean): Promise<Followed | null> {
    const { directory, snapshotEvery, follow } = this.#parts
    try {
      const request = { directory, quarantined: this.#quarantined, snapshotEvery, kept: this.#kept, mark, last }
      const followed = await follow(request)
      await this.#take(followed, { mark, block })
      return followed
    } catch (error) {
      this.#report(`the follower cannot go on: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  async #take(followed: Followed, { mark, block }: Place): Promise<void> {
    if (followed.kind === 'broken') return this.#parts.world.stopFor(followed)
    this.#followed = followed.sequence
    if (followed.kind === 'behind') return
    if (followed.kept) this.#kept = mark
    if (followed.problem !== null) this.#notKept('snapshot', followed.problem)
    else if (followed.facts) await this.#sign(followed.facts, block)
    if (this.behind <= FAR_BEHIND) this.#trouble = ''
  }

  async #sign(facts: CheckpointFacts, block: PublicBlock | undefined): Promise<void> {
    const { checkpoints } = this.#parts.files
    if (facts.sequence <= (this.checkpoint?.sequence ?? 0)) return
    try {
      const checkpoint = await checkpoints.append(facts)
      if (block) this.#shown = { checkpoint, block }
    } catch (error) {
      this.#notKept('checkpoint', error instanceof Error ? error.message : String(error))
    }
  }

  #notKept(what: string, reason: string): void {
    const { logger, world } = this.#parts
    logger.error({ event: 'not_kept', world: world.world, what, reason }, `the ${what} could not be written`)
  }

  #report(trouble: string): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    const { logger, world } = this.#parts
    logger.error({ event: 'follower', world: world.world, behind: this.behind }, trouble)
  }
}
