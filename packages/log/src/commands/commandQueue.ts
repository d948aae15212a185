import { BLOCK_HEADER_BYTES, COMMAND_PREFIX_BYTES, MAX_BLOCK_COMMANDS } from './block.ts'
import type { Appended } from './commandLog.ts'

export interface Waiting {
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

/** Commands that become one block. */
export interface Group {
  readonly commands: Uint8Array[]
  readonly waiting: Waiting[]
  /** Length of the block. */
  byteLength: number
}

/** Gathers commands into groups that fit a block, in the order of arrival. */
export class CommandQueue {
  readonly #maxBlockBytes: number
  #groups: Group[] = []

  constructor(maxBlockBytes: number) {
    this.#maxBlockBytes = maxBlockBytes
  }

  get isEmpty(): boolean {
    return this.#groups.length === 0
  }

  push(command: Uint8Array, waiting: Waiting): void {
    const bytes = COMMAND_PREFIX_BYTES + command.byteLength
    const group = this.#groupFor(bytes)
    group.commands.push(command)
    group.waiting.push(waiting)
    group.byteLength += bytes
  }

  shift(): Group | undefined {
    return this.#groups.shift()
  }

  #groupFor(bytes: number): Group {
    const last = this.#groups.at(-1)
    const fits = last && last.commands.length < MAX_BLOCK_COMMANDS && last.byteLength + bytes <= this.#maxBlockBytes
    if (fits) return last
    const group: Group = { commands: [], waiting: [], byteLength: BLOCK_HEADER_BYTES }
    this.#groups.push(group)
    return group
  }
}
