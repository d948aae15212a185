import type { ChainStateFile } from '../nodes/chainNode.ts'

const AT_MOST_EVERY_MS = 3_000

/** The state of the sandbox's chain in its file: written whole, a few seconds after the chain has changed. */
export interface ChainState {
  /** The chain has changed. */
  changed(): void
  /** Writes the chain as it is now: a transaction may be newer than the last change that was told. */
  stop(): Promise<void>
}

export function keepChainState(file: ChainStateFile, path: string, onProblem: (error: unknown) => void): ChainState {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = undefined
    writing = writing.then(() => file.keep(path)).catch(onProblem)
  }
  return {
    changed: () => {
      timer ??= setTimeout(flush, AT_MOST_EVERY_MS).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      flush()
      await writing
    },
  }
}
