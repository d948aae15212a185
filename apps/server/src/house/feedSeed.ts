import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SEED_NAME = 'feed-seed'
const SEED_LIMIT = 1_000_000_000

/** The seed of simulated prices: the setting, or one drawn for this data folder, so that its past stays the same. */
export async function feedSeed(dataDir: string, setting: string | null): Promise<string> {
  if (setting !== null) return setting
  const path = join(dataDir, SEED_NAME)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (/^\d{1,9}\n$/.test(kept)) return kept.trim()
  const drawn = String(randomInt(SEED_LIMIT))
  await writeFile(path, `${drawn}\n`)
  return drawn
}
