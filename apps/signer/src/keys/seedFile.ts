import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SettingsProblem } from '../words/settingsProblem.ts'

const ANY_OTHER_USER = 0o077
/** Whose words everybody knows: the sandbox's deposit addresses follow from them as well, and hold play money alone. */
const SANDBOX_SEED = 'test test test test test test test test test test test junk'

/** The words that every key of the wallet follows from (BIP-39); `sandbox`: its own, put there first. Throws SettingsProblem. */
export async function loadSeed(path: string, sandbox: boolean): Promise<string> {
  if (sandbox) await writeSecret(path, `${SANDBOX_SEED}\n`)
  const words = await readSecret(path)
  if (!sandbox && words === SANDBOX_SEED)
    throw new SettingsProblem(`${path} holds the sandbox's words, which everybody knows`)
  return words
}

/** The content of a file that only this user may read. Throws SettingsProblem. */
export async function readSecret(path: string): Promise<string> {
  try {
    const { mode } = await stat(path)
    if ((mode & ANY_OTHER_USER) !== 0) throw new Error('it can be read by other users: chmod 600 it')
    const text = (await readFile(path, 'utf8')).trim()
    if (text === '') throw new Error('it is empty')
    return text
  } catch (error) {
    throw new SettingsProblem(`the file ${path} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

/** Whole and durable before it has its name; one that is there stays. */
export async function writeSecret(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${process.pid}.tmp`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(unfinished, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
