import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChainStateFile } from '../nodes/chainNode.ts'

const AT_MOST_EVERY_MS = 3_000

/** The state of the sandbox's chain, in DATA_DIR/chain/state: written whole, a few seconds after the chain has changed. */
export interface ChainState {
  /** Loads the state into the chain; false: none was kept. */
  load(): Promise<boolean>
  /** The chain has changed. */
  changed(): void
  /** Writes the chain as it is now: a transaction may be newer than the last change that was told. */
  stop(): Promise<void>
}

export async function openChainState(
  file: ChainStateFile,
  folder: string,
  onProblem: (error: unknown) => void,
): Promise<ChainState> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'state')
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = undefined
    writing = writing.then(() => file.keep(path)).catch(onProblem)
  }
  return {
    load: () => file.load(path),
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
