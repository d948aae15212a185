import { GENESIS_HASH, lastSequence, MAX_BLOCK_BYTES, MAX_COMMAND_BYTES, sealBlock } from './block.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Appended, type CommandLog, type LogBlock, type LogHead, LogRefusal } from './commandLog.ts'
import { CommandQueue, type Group } from './commandQueue.ts'
import { Followers } from './followers.ts'
import { LogClock } from './logClock.ts'
import { WrittenBlock } from './writtenBlock.ts'

export interface MemoryLogOptions {
  /** Default: the machine's. */
  readonly clock?: Clock
  /** When to make a block of the commands that have arrived; default: the next microtask. */
  readonly defer?: (run: () => void) => void
}

/** A log that lives as long as its object. Same order, chain and refusals as any other. */
export class MemoryLog implements CommandLog {
  readonly #blocks: LogBlock[] = []
  readonly #queue = new CommandQueue(MAX_BLOCK_BYTES)
  readonly #followers = new Followers()
  readonly #clock: LogClock
  readonly #defer: (run: () => void) => void
  #head: LogHead = { sequence: 0, time: 0, hash: GENESIS_HASH }
  #pumping: Promise<void> | null = null
  #closed = false

  constructor(options: MemoryLogOptions = {}) {
    this.#clock = new LogClock(options.clock ?? systemClock, 0, Number.POSITIVE_INFINITY)
    this.#defer = options.defer ?? queueMicrotask
  }

  get head(): LogHead {
    return this.#head
  }

  append(command: Uint8Array): Promise<Appended> {
    if (this.#closed) return Promise.reject(new LogRefusal('closed', 'the log is closed'))
    if (command.byteLength > MAX_COMMAND_BYTES) {
      const message = `${command.byteLength} bytes; at most ${MAX_COMMAND_BYTES} fit a block`
      return Promise.reject(new LogRefusal('too_large', message))
    }
    return new Promise((resolve, reject) => {
      this.#queue.push(command, { count: 1, resolve, reject })
      this.#pumping ??= new Promise<void>((done) => this.#defer(done)).then(() => this.#pump())
    })
  }

  async *#read(blocks: readonly LogBlock[], from: number): AsyncGenerator<LogBlock> {
    for (const block of blocks) if (lastSequence(block) >= from) yield block
  }

  blocks(from: number): AsyncIterable<LogBlock> {
    return this.#read([...this.#blocks], from)
  }

  follow(listener: (block: LogBlock) => void): () => void {
    return this.#followers.add(listener)
  }

  /** See `FileJournal.acceptClock`. */
  acceptClock(): void {
    this.#clock.accept()
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#pumping
  }

  #pump(): void {
    this.#pumping = null
    for (let group = this.#queue.shift(); group; group = this.#queue.shift()) this.#commit(group)
  }

  #commit(group: Group): void {
    let time: number
    try {
      time = this.#clock.stamp(this.#head.time)
    } catch (error) {
      for (const { reject } of group.waiting) reject(error)
      return
    }
    const firstSequence = this.#head.sequence + 1
    const facts = { firstSequence, epoch: 1, time, count: group.count, previousHash: this.#head.hash }
    const { commands, hash } = new WrittenBlock(facts, group.packed(), sealBlock(group.block, facts, 0))
    const block: LogBlock = { firstSequence, epoch: 1, time, commands, hash }
    this.#queue.done(group)
    this.#blocks.push(block)
    this.#head = { sequence: lastSequence(block), time, hash }
    this.#followers.deliver(block)
    for (const [index, { resolve }] of group.waiting.entries()) resolve({ sequence: firstSequence + index, time })
  }
}
