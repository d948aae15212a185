import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type VerifyingKey, verifyingKeyFromPem } from '@touchstone/log'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { PUBLIC_KEY } from '../sequencer/openWorlds.ts'

/** The public half of the key that signed the checkpoints: the one given, or the one beside the logs. */
export async function platformKey(dataDir: string, given: string | null): Promise<VerifyingKey> {
  const path = given ?? join(dataDir, PUBLIC_KEY)
  try {
    return verifyingKeyFromPem(await readFile(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartUpProblem(`the public key in ${path} cannot be read: ${reason}`)
  }
}
