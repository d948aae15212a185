import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import type { DiskFault, DiskOperation } from '../disk/simulated/simulatedFault.ts'
import { macrotask, openSimulated, readTexts } from '../testing/simulatedJournal.ts'
import type { FileJournal } from './fileJournal.ts'

const LIVES = 4

/** A journal that lives, loses power in the middle of its work, and lives again. The seed decides everything. */
class Story {
  readonly #random: () => number
  readonly #seed: number
  readonly #disk: SimulatedDisk
  /** Disk operations not yet completed. */
  readonly #held: (() => void)[] = []
  /** Must be there after the next power cut. */
  #durable: readonly string[] = []
  /** All entries that may be there; begins with those that must. */
  #possible: readonly string[] = []

  constructor(seed: number, fault?: (operation: DiskOperation) => DiskFault | undefined) {
    this.#seed = seed
    this.#random = seededRandom(seed)
    const schedule = (complete: () => void): void => void this.#held.push(complete)
    this.#disk = new SimulatedDisk({ random: this.#random, schedule, ...(fault ? { fault } : {}) })
  }

  /** The fault found, or null. */
  async run(): Promise<string | null> {
    for (let life = 1; life <= LIVES; life++) {
      const patience = life === LIVES ? Number.POSITIVE_INFINITY : 20 + this.#random() * 150
      const journal = await this.#open(life, patience)
      if (journal instanceof Error) return `seed ${this.#seed}: refused to open: ${journal.message}`
      if (journal) {
        const found = await this.#patiently(readTexts(journal))
        const wrong = this.#compare(found)
        if (wrong) return `seed ${this.#seed}, life ${life}: ${wrong}`
        await this.#live(journal, found)
      }
      this.#disk.crash()
      this.#held.length = 0
    }
    return null
  }

  /** Null when the power is cut while it opens. */
  async #open(life: number, patience: number): Promise<FileJournal | Error | null> {
    let result: FileJournal | Error | null = null
    openSimulated(this.#disk, { seed: this.#seed * LIVES + life }).then(
      (journal) => (result = journal),
      (error) => (result = error),
    )
    for (let step = 0; step < patience && result === null; step++) await this.#completeOne()
    return result
  }

  async #live(journal: FileJournal, found: readonly string[]): Promise<void> {
    const submitted: string[] = []
    let acknowledged = 0
    const steps = 10 + this.#random() * 80
    for (let step = 0; step < steps; step++) {
      if (this.#random() < 0.5) {
        const text = `${this.#seed}/${found.length}/${step}`.padEnd(this.#random() < 0.1 ? 900 : 20, '.')
        submitted.push(text)
        void journal.append(Buffer.from(text)).then(({ sequence }) => (acknowledged = sequence - found.length))
      }
      await this.#completeOne()
    }
    this.#durable = [...found, ...submitted.slice(0, acknowledged)]
    this.#possible = [...found, ...submitted]
  }

  /** Everything acknowledged is there, and every other entry was submitted, in its order. */
  #compare(found: readonly string[]): string | null {
    if (found.length < this.#durable.length) return `${this.#durable.length - found.length} acknowledged entries lost`
    const foreign = found.findIndex((text, index) => text !== this.#possible[index])
    return foreign === -1 ? null : `entry ${foreign + 1} is not what was submitted`
  }

  async #patiently<Result>(promise: Promise<Result>): Promise<Result> {
    let settled = false
    promise.then(
      () => (settled = true),
      () => (settled = true),
    )
    while (!settled) await this.#completeOne()
    return promise
  }

  async #completeOne(): Promise<void> {
    const [complete] = this.#held.splice(Math.floor(this.#random() * this.#held.length), 1)
    complete?.()
    await macrotask()
  }
}

async function failures(seeds: number, first: number, fault?: (operation: DiskOperation) => DiskFault | undefined) {
  const wrong: string[] = []
  for (let seed = first; seed < first + seeds; seed++) {
    const said = await new Story(seed, fault).run()
    if (said) wrong.push(said)
  }
  return wrong
}

describe('power cuts', () => {
  // 2,000 stories, in parts so that none comes near the time limit on a busy machine.
  it.each([1, 401, 801, 1_201, 1_601])(
    'lose nothing acknowledged and let the log open: stories from %i',
    async (first) => {
      expect(await failures(400, first)).toEqual([])
    },
  )

  it('would be seen to lose entries if block writes were not durable', async () => {
    const careless = (operation: DiskOperation): DiskFault | undefined =>
      operation.kind === 'write' && operation.path.endsWith('.segment') ? { kind: 'not_durable' } : undefined
    expect((await failures(20, 1, careless)).length).toBeGreaterThan(10)
  })

  it('would be seen if new segments were named before their directory was synced', async () => {
    const careless = (operation: DiskOperation): DiskFault | undefined =>
      operation.kind === 'syncDirectory' && operation.path === '/log' ? { kind: 'not_durable' } : undefined
    expect((await failures(200, 1, careless)).length).toBeGreaterThan(0)
  })
})
