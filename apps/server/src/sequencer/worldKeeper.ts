import { LONGEST_GAP_MS, RULES_VERSION } from '@touchstone/core'
import type { Clock } from '@touchstone/log'
import type { Logger } from 'pino'
import { Refusal } from '../errors/refusal.ts'
import type { WorldLog } from '../journal/worldLog.ts'
import { Chore } from './chore.ts'
import { isDoubtful, LONGEST_PAUSE_MS } from './clockDoubt.ts'
import type { World } from './world.ts'
import type { WorldProofs } from './worldProofs.ts'

export interface KeeperParts {
  readonly world: World
  readonly log: Pick<WorldLog, 'status' | 'acceptClock' | 'look'>
  readonly proofs: WorldProofs
  /** The sandbox goes on by itself after a pause or a jump of the clock; otherwise an operator decides. */
  readonly sandbox: boolean
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock: Clock
}

const TICK_MS = 1_000
/** Recording the time in the log costs hardly anything. */
const PAUSE_PER_COST = 500
/** Well before a quiet hour would count as a pause. */
const LONGEST_SILENCE_MS = 1_800_000

type ClockedCore = Pick<World['core'], 'sequence' | 'time' | 'clockStopped'>

/** True when the next command would find the clock stopped: an operator must resume it, or the sandbox does by itself. */
export function clockWaits(core: ClockedCore, wallMs: number): boolean {
  return core.clockStopped() || (core.sequence > 0 && isDoubtful(core.time, wallMs, LONGEST_GAP_MS))
}

/** Whether an operator is needed to resume the world: the sandbox resumes by itself unless the machine's clock is doubtful. */
export function waitsForOperators({
  log,
  core,
  sandbox,
  wallMs,
}: {
  readonly log: Pick<WorldLog, 'status'>
  readonly core: ClockedCore
  readonly sandbox: boolean
  readonly wallMs: number
}): boolean {
  const stands = log.status.clockJump !== null || core.clockStopped()
  return stands && !(sandbox && !isDoubtful(core.time, wallMs, LONGEST_PAUSE_MS.sandbox))
}

/** Looks after a running world: has its follower prove it, and resumes the clock in the sandbox. */
export class WorldKeeper {
  readonly #parts: KeeperParts
  readonly #silences: Chore
  #timer: NodeJS.Timeout | undefined
  #lastTrouble = ''

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#silences = new Chore(() => parts.clock.monotonicMs(), PAUSE_PER_COST)
  }

  get proofs(): WorldProofs {
    return this.#parts.proofs
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
    this.#timer.unref()
  }

  /** Ends the chores and keeps a last snapshot, unless the world halted. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#parts.proofs.end()
  }

  /** Whether operators must confirm the clock, and whether a single one may do so in the console, as in the sandbox. */
  get clock(): { readonly waits: boolean; readonly confirmable: boolean; readonly wallTime: number } {
    const { sandbox, clock } = this.#parts
    const waits = this.#waitsForOperators()
    return { waits, confirmable: waits && sandbox, wallTime: Math.floor(clock.wallMs()) }
  }

  /**
   * At the start and every second: the sandbox resumes by itself after a pause of up to 14 days, and newer rules come into force.
   * Nothing is written while the machine's clock is doubtful.
   */
  async settleClock(): Promise<void> {
    const { world, log, logger, clock, sandbox } = this.#parts
    const { core } = world
    const gapMs = clock.wallMs() - core.time
    if (this.#waitsForOperators() || (!sandbox && clockWaits(core, clock.wallMs()))) {
      this.#report(`the exchange clock waits for operators: the machine's is ${gapMs} ms ahead of the last entry`)
      return
    }
    if (log.status.clockJump !== null) log.acceptClock()
    this.#lastTrouble = ''
    if (sandbox && clockWaits(core, clock.wallMs())) {
      await world.submit({ type: 'ResumeClock', reason: 'the sandbox goes on by itself' })
      logger.info({ event: 'clock_resumed', world: world.world, gapMs }, 'the clock goes on after a pause')
    }
    // By an entry of the log, so that every replay changes the rules at the same place.
    if (core.rulesVersion < RULES_VERSION) await world.submit({ type: 'ActivateRules', version: RULES_VERSION })
  }

  /** One operator vouches for the machine's clock. Throws Refusal('clock_runs' | 'not_in_sandbox'): elsewhere it takes two. */
  async confirmClock(reason: string): Promise<void> {
    const { world, log, sandbox } = this.#parts
    if (!this.#waitsForOperators()) throw new Refusal('clock_runs')
    if (!sandbox) throw new Refusal('not_in_sandbox')
    log.acceptClock()
    await world.submit({ type: 'ResumeClock', reason })
    await this.settleClock()
  }

  #waitsForOperators(): boolean {
    const { world, log, sandbox, clock } = this.#parts
    return waitsForOperators({ log, core: world.core, sandbox, wallMs: clock.wallMs() })
  }

  /**
   * After a long silence: an entry that changes nothing (it repeats the rules in force) records that the clock ran on. Without it
   * the first order after a quiet hour would find the clock stopped.
   */
  async keepTime(): Promise<void> {
    const { world, log, clock } = this.#parts
    const waits = clockWaits(world.core, clock.wallMs()) || log.status.clockJump !== null
    if (waits || clock.wallMs() - world.core.time <= LONGEST_SILENCE_MS) return
    await world.submit({ type: 'ActivateRules', version: world.core.rulesVersion })
  }

  #tick(): void {
    const { world, log } = this.#parts
    if (world.halt !== null) return
    log.look()
    this.#watchClock()
    this.#silences.run(() => {
      this.keepTime().catch(() => this.#report('a quiet world could not keep its time in the log'))
    })
    void this.#parts.proofs.follow()
  }

  #watchClock(): void {
    const { log, world, logger } = this.#parts
    const jump = log.status.clockJump
    if (jump) this.#report(`the wall clock jumped by ${jump.byMs} ms: commands are refused until it is accepted`)
    if (!jump && !world.core.clockStopped()) return
    this.settleClock().catch((error: unknown) => logger.warn({ err: error }, 'the clock could not be resumed'))
  }

  #report(trouble: string): void {
    if (trouble === this.#lastTrouble) return
    this.#lastTrouble = trouble
    this.#parts.logger.error({ event: 'alarm', world: this.#parts.world.world }, trouble)
  }
}
