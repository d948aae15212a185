import type { SimulatedInode } from './simulatedInode.ts'

interface NameChange {
  readonly name: string
  readonly before: SimulatedInode | undefined
  readonly after: SimulatedInode | undefined
}

/** Names of one directory as programs see them, and the changes a power cut may still undo, newest first. */
export class SimulatedDirectory {
  readonly entries = new Map<string, SimulatedInode>()
  #unsynced: (readonly NameChange[])[] = []

  get unsyncedChanges(): number {
    return this.#unsynced.length
  }

  /** Several names change as one step, like a rename. */
  change(steps: readonly (readonly [name: string, after: SimulatedInode | undefined])[]): void {
    this.#unsynced.push(steps.map(([name, after]) => ({ name, before: this.entries.get(name), after })))
    for (const [name, after] of steps) this.#set(name, after)
  }

  /** Makes the first `count` changes durable. */
  settle(count: number): void {
    this.#unsynced = this.#unsynced.slice(count)
  }

  /** Keeps the first `kept` changes and undoes the later ones, as a journalling file system would. */
  crash(kept: number): void {
    for (const step of this.#unsynced.slice(kept).reverse()) {
      for (const { name, before } of [...step].reverse()) this.#set(name, before)
    }
    this.#unsynced = []
  }

  /** `inodes` maps each original to its copy, so that one file under two states stays one file. */
  copy(inodes: Map<SimulatedInode, SimulatedInode>): SimulatedDirectory {
    const twinOf = (inode: SimulatedInode | undefined): SimulatedInode | undefined => {
      if (!inode) return undefined
      const known = inodes.get(inode)
      if (known) return known
      const made = inode.copy()
      inodes.set(inode, made)
      return made
    }
    const twin = new SimulatedDirectory()
    for (const [name, inode] of this.entries) twin.#set(name, twinOf(inode))
    twin.#unsynced = this.#unsynced.map((step) =>
      step.map(({ name, before, after }) => ({ name, before: twinOf(before), after: twinOf(after) })),
    )
    return twin
  }

  #set(name: string, inode: SimulatedInode | undefined): void {
    if (inode) this.entries.set(name, inode)
    else this.entries.delete(name)
  }
}
