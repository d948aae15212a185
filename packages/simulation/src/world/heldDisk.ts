import { SimulatedDisk } from '@touchstone/log'
import type { Random } from './random.ts'

/** Long enough for any chain of promises between two disk operations to settle. */
const IDLE_TURNS = 3

/** A simulated disk whose operations complete only when the simulator lets them, so that power can be cut in between. */
export class HeldDisk {
  readonly disk: SimulatedDisk
  #waiting: (() => void)[] = []

  constructor(random: Random) {
    this.disk = new SimulatedDisk({
      random: () => random.share(),
      schedule: (complete) => this.#waiting.push(complete),
    })
  }

  /** Completes up to `operations` operations, in the order in which they were asked for. */
  async complete(operations: number): Promise<void> {
    for (let done = 0; done < operations; done++) {
      await settle()
      const next = this.#waiting.shift()
      if (!next) return
      next()
    }
    await settle()
  }

  /** Completes everything until nothing is asked any more. */
  async drain(): Promise<void> {
    await this.complete(Number.POSITIVE_INFINITY)
  }

  crash(): void {
    this.#waiting = []
    this.disk.crash()
  }
}

/** Lets promise callbacks run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < IDLE_TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}
