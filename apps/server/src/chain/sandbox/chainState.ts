import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { AskNode } from '../jsonRpc.ts'

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

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(`${path}.new`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}

export async function openChainState(
  ask: AskNode,
  folder: string,
  onProblem: (error: unknown) => void,
): Promise<ChainState> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'state')
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    const state = z.string().parse(await ask('anvil_dumpState'))
    await writeWhole(path, Buffer.from(state.slice(2), 'hex'))
  }
  const flush = () => {
    timer = undefined
    writing = writing.then(write).catch(onProblem)
  }
  return {
    load: async () => {
      const kept = await readFile(path).catch(() => undefined)
      if (kept) await ask('anvil_loadState', [`0x${kept.toString('hex')}`])
      return kept !== undefined
    },
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
