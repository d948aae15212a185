import { open, readFile, rename } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { AskNode } from '../jsonRpc.ts'

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

/** Writes the whole chain into a file. */
export async function keepState(ask: AskNode, path: string): Promise<void> {
  const state = z.string().parse(await ask('anvil_dumpState'))
  await writeWhole(path, Buffer.from(state.slice(2), 'hex'))
}

/** Loads such a file into a new chain; false: there is none. */
export async function loadState(ask: AskNode, path: string): Promise<boolean> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) await ask('anvil_loadState', [`0x${kept.toString('hex')}`])
  return kept !== undefined
}
