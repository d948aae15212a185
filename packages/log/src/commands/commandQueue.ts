import { BLOCK_HEADER_BYTES, MAX_BLOCK_COMMANDS } from './block.ts'
import type { Appended } from './commandLog.ts'
import { COMMAND_PREFIX_BYTES } from './packedCommands.ts'

/** Whoever waits for one command, or for a run of them. */
export interface Waiting {
  readonly count: number
  /** Told the first command's place. */
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

const SMALL_BYTES = 16 * 1024
const MOST_SPARE = 2

/** Commands that become one block. They are copied to where they stand in it: the block is made in place. */
export class Group {
  readonly waiting: Waiting[] = []
  /** The block: its header is still to be written. */
  #bytes: Buffer
  #byteLength = BLOCK_HEADER_BYTES
  #count = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The whole block, in memory that serves later ones. */
  get block(): Buffer {
    return this.#bytes.subarray(0, this.#byteLength)
  }

  get memory(): Buffer {
    return this.#bytes
  }

  get byteLength(): number {
    return this.#byteLength
  }

  get count(): number {
    return this.#count
  }

  /** Its commands, packed, as a copy to keep. */
  packed(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.subarray(BLOCK_HEADER_BYTES, this.#byteLength))
  }

  add(command: Uint8Array, waiting: Waiting): void {
    const at = this.#grow(COMMAND_PREFIX_BYTES + command.byteLength, waiting)
    this.#bytes.writeUInt32LE(command.byteLength, at)
    this.#bytes.set(command, at + COMMAND_PREFIX_BYTES)
  }

  addPacked(commands: Uint8Array, waiting: Waiting): void {
    const at = this.#grow(commands.byteLength, waiting)
    this.#bytes.set(commands, at)
  }

  #grow(bytes: number, waiting: Waiting): number {
    const at = this.#byteLength
    this.#byteLength += bytes
    this.#count += waiting.count
    this.waiting.push(waiting)
    if (this.#byteLength > this.#bytes.byteLength) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.#byteLength, this.#bytes.byteLength * 2))
      larger.set(this.#bytes.subarray(0, at))
      this.#bytes = larger
    }
    return at
  }
}

/** Gathers commands into groups that fit a block, in the order of arrival. */
export class CommandQueue {
  readonly #maxBlockBytes: number
  readonly #groups: Group[] = []
  /** Memory of groups that are done. */
  readonly #spare: Buffer[] = []

  constructor(maxBlockBytes: number) {
    this.#maxBlockBytes = maxBlockBytes
  }

  push(command: Uint8Array, waiting: Waiting): void {
    this.#groupFor(COMMAND_PREFIX_BYTES + command.byteLength, 1).add(command, waiting)
  }

  /** Of commands that fit one block. */
  pushPacked(commands: Uint8Array, waiting: Waiting): void {
    this.#groupFor(commands.byteLength, waiting.count).addPacked(commands, waiting)
  }

  shift(): Group | undefined {
    return this.#groups.shift()
  }

  /** Nobody needs the block of this group any more. */
  done({ memory }: Group): void {
    if (this.#spare.length < MOST_SPARE) this.#spare.push(memory)
  }

  #groupFor(bytes: number, count: number): Group {
    const last = this.#groups.at(-1)
    if (last && last.count + count <= MAX_BLOCK_COMMANDS && last.byteLength + bytes <= this.#maxBlockBytes) return last
    const group = new Group(this.#spare.pop() ?? Buffer.allocUnsafeSlow(SMALL_BYTES))
    this.#groups.push(group)
    return group
  }
}
