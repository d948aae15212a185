import { Exchange } from '@touchstone/core'
import { LogDamage, newSha256, type SimulatedDisk } from '@touchstone/log'
import { CodecError, type Command, encodeCommand } from '@touchstone/protocol'
import { AuditFailure, demand } from '../audit/auditFailure.ts'
import { Workload } from '../workload/workload.ts'
import { HeldDisk, settle } from '../world/heldDisk.ts'
import { Random } from '../world/random.ts'
import { SimulatedClock } from '../world/simulatedClock.ts'
import { History } from './history.ts'
import { lastWritten } from './lastWritten.ts'
import { Life, openSimulatedJournal } from './life.ts'
import { Witnesses } from './witnesses.ts'

export interface SimulationResult {
  readonly seed: number
  readonly commands: number
  readonly crashes: number
  readonly flips: number
  readonly refused: number
  /** Commands under way at a crash: they may have happened or not, and no sender was told. */
  readonly unanswered: number
  /** State hash at the end: two runs of the same seed must give the same one. */
  readonly hash: string
  readonly failure: string | null
}

/** A whole exchange under one seed: trading, crashes, torn writes, full disks, flipped bits and wrong clocks. */
export class Simulation {
  readonly #seed: number
  readonly #steps: number
  readonly #random: Random
  readonly #held: HeldDisk
  readonly #clock = new SimulatedClock()
  readonly #history = new History()
  readonly #witnesses = new Witnesses()
  readonly #workload: Workload
  #life: Life | undefined
  #crashes = 0
  #flips = 0
  #refused = 0
  #unanswered = 0

  /** `beside`: with the acts that are drawn beside all others, which make another history of the same seed. */
  constructor(seed: number, steps: number, beside = false) {
    this.#seed = seed
    this.#steps = steps
    this.#random = new Random(seed)
    this.#held = new HeldDisk(new Random(seed ^ 0x5bd1e995))
    this.#workload = new Workload(new Random(seed ^ 0x2545f491), beside ? new Random(seed ^ 0x1b873593) : undefined)
  }

  async run(): Promise<SimulationResult> {
    let failure: string | null = null
    try {
      await this.#begin()
      for (let step = 0; step < this.#steps; step++) await this.#step()
      await this.#lastDay()
      await this.#restart()
      this.#living.sweep()
    } catch (error) {
      failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      if (!(error instanceof AuditFailure) && error instanceof Error) failure += `\n${error.stack ?? ''}`
    }
    return {
      seed: this.#seed,
      commands: this.#life?.head ?? 0,
      crashes: this.#crashes,
      flips: this.#flips,
      refused: this.#refused + (this.#life?.refused ?? 0),
      unanswered: this.#unanswered,
      hash: this.#life && !failure ? this.#life.core.stateHash() : '',
      failure,
    }
  }

  get #living(): Life {
    if (!this.#life) throw new Error('no life')
    return this.#life
  }

  async #begin(): Promise<void> {
    this.#life = await Life.begin({
      held: this.#held,
      clock: this.#clock,
      history: this.#history,
      witnesses: this.#witnesses,
    })
    this.#judge()
  }

  async #step(): Promise<void> {
    const dice = this.#random.below(1_000)
    if (dice < 14) await this.#crash()
    else if (dice < 18) await this.#restart()
    else if (dice < 26) this.#clock.jump(this.#random.pick([-86_400_000, -5_000, -1_000, 1_000, 5_000, 3_600_000]))
    else if (dice < 32) this.#clock.pass(this.#random.pick([600_000, 3_500_000, 3_700_000, 90_000_000, 300_000_000]))
    else if (dice < 40) this.#held.disk.capacityBytes = this.#held.disk.usedBytes + this.#random.below(40_000)
    else if (dice < 60) this.#held.disk.capacityBytes = Number.POSITIVE_INFINITY
    else if (dice < 85) await this.#flip()
    else if (dice < 90) this.#snapshot()
    else await this.#trade()
    this.#judge()
  }

  async #trade(): Promise<void> {
    this.#clock.pass(this.#random.between(0, 600))
    this.#operatorRounds()
    for (let left = this.#random.between(1, 6); left > 0; left--) this.#send(this.#workload.next(this.#living.core))
    if (this.#random.chance(85)) await this.#held.drain()
    else await this.#held.complete(this.#random.below(6))
  }

  /** Makes the machine sound: room on its disk, and a clock that is not behind the log. */
  async #lastDay(): Promise<void> {
    this.#held.disk.capacityBytes = Number.POSITIVE_INFINITY
    await this.#held.drain()
    this.#clock.jump(Math.max(0, this.#living.core.time - this.#clock.wallMs()))
    this.#living.acceptClock()
    for (const { wait, command } of this.#workload.lastDay(() => this.#living.core)) {
      this.#clock.pass(wait)
      this.#send(command)
      await this.#held.drain()
      this.#judge()
    }
  }

  /** An operator notices a stopped clock now and then, and resumes it. */
  #operatorRounds(): void {
    if (!this.#random.chance(20)) return
    this.#living.acceptClock()
    if (this.#living.core.clockStopped())
      this.#send({ type: 'ResumeClock', reason: 'checked against two other clocks' })
  }

  #send(command: Command): void {
    try {
      encodeCommand(command)
    } catch (error) {
      // A command that cannot be encoded never reaches the log.
      if (error instanceof CodecError) return
      throw error
    }
    this.#living.submit(command)
  }

  #judge(): void {
    if (this.#life?.failure) throw this.#life.failure
  }

  /** Power fails while commands are under way: none, some or all of their disk operations are done. */
  async #crash(): Promise<void> {
    for (let left = this.#random.below(6); left > 0; left--) this.#send(this.#workload.next(this.#living.core))
    await this.#held.complete(this.#random.below(5))
    this.#unanswered += this.#living.unanswered
    this.#refused += this.#living.refused
    this.#held.disk.capacityBytes = Number.POSITIVE_INFINITY
    this.#held.crash()
    this.#crashes++
    await settle()
    this.#judge()
    await this.#begin()
  }

  async #restart(): Promise<void> {
    this.#refused += this.#living.refused
    this.#held.disk.capacityBytes = Number.POSITIVE_INFINITY
    await this.#held.drain()
    await this.#living.close(this.#held)
    await this.#begin()
  }

  #snapshot(): void {
    const { core } = this.#living
    const restored = Exchange.restore(core.snapshot(), { newSha256 })
    demand(
      restored.stateHash() === core.stateHash(),
      'I9',
      () => `the snapshot at ${core.sequence} restores to another state`,
    )
    restored.checkInvariants()
  }

  /** Flips one bit in a copy of the disk, anywhere on it, and in another copy one bit of the last block. */
  async #flip(): Promise<void> {
    await this.#held.drain()
    const copy = this.#copy()
    const paths = copy.paths().filter((path) => copy.contents(path).byteLength > 0)
    if (paths.length === 0) return
    const path = this.#random.pick(paths)
    copy.flipBit(path, this.#random.below(copy.contents(path).byteLength * 8))
    await this.#judgeDamage(copy, path)
    await this.#flipEnd()
  }

  /** Chance seldom hits the last block, the only one that could be mistaken for an unfinished write if nothing said it was durable. */
  async #flipEnd(): Promise<void> {
    const copy = this.#copy()
    const end = lastWritten(copy)
    if (!end) return
    copy.flipBit(end.path, end.byte * 8)
    await this.#judgeDamage(copy, end.path)
  }

  #copy(): SimulatedDisk {
    return this.#held.disk.copy({ random: () => 0.5 })
  }

  /** Opening a damaged copy must be refused, or find exactly the entries written. */
  async #judgeDamage(copy: SimulatedDisk, path: string): Promise<void> {
    copy.crash()
    this.#flips++
    let fatal: unknown
    const head = this.#living.head
    try {
      const log = await openSimulatedJournal(copy.mount(), this.#clock, (error) => {
        fatal = error
      })
      let seen = 0
      for await (const block of log.blocks(1)) {
        block.commands.forEach((bytes, index) => {
          this.#history.record(block.firstSequence + index, bytes)
          seen++
        })
      }
      await log.close()
      demand(fatal === undefined, 'I8', () => `reading after a flip in ${path} was fatal: ${String(fatal)}`)
      demand(seen === head, 'I8', () => `a flipped bit in ${path} silently cut the log from ${head} to ${seen} entries`)
    } catch (error) {
      if (!(error instanceof LogDamage)) throw error
    }
  }
}
