import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSigningKey, ManualClock } from '@touchstone/log'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CHECKPOINT_KEY } from '../sequencer/openWorlds.ts'
import { closeFolder, openFolder, openOwner } from '../sequencer/testing/worldFolder.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS } from './commands.ts'

const HOUR_MS = 3_600_000

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'touchstone-resume-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** What the command prints; rejects as it does. */
async function resume(...more: string[]): Promise<string> {
  const printed: string[] = []
  const words = ['resume-clock', '--data-dir', dataDir, '--world', 'real', ...more]
  await COMMANDS['resume-clock']?.(readArguments(words, {}), (line) => void printed.push(line))
  return printed.join('\n')
}

const ASKED = ['--reason', 'moved to another rack', '--operator', 'ada', '--operator', 'grace']

it('lets a world that paused for long go on, once, in the name of two operators', async () => {
  const key = await loadOrCreateSigningKey(join(dataDir, 'keys', CHECKPOINT_KEY))
  const directory = join(dataDir, 'real')
  const opened = await openFolder({ directory, key, clock: new ManualClock(Date.now() - 3 * HOUR_MS), sandbox: false })
  const { sequence } = opened.world.core
  await closeFolder(opened)

  await expect(resume()).rejects.toThrow('--reason is needed')
  await expect(resume('--reason', 'x', '--operator', 'ada', '--operator', 'ada')).rejects.toThrow('two different')
  await expect(resume(...ASKED, '--reason', 'x'.repeat(300))).rejects.toThrow('at most')
  expect(await resume(...ASKED)).toContain(`goes on from entry ${sequence + 1}, by ada and grace`)
  expect(await resume(...ASKED)).toContain('the clock is running, nothing was changed')

  const again = await openFolder({ directory, key, sandbox: false })
  expect(again.world.core.sequence).toBe(sequence + 1)
  expect(await openOwner(again.world, 'somebody')).toBeGreaterThan(0)
  await closeFolder(again)
})

it('makes nothing where there is no world', async () => {
  await expect(resume(...ASKED)).rejects.toThrow('is not there')
})
