import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSigningKey, ManualClock, type SigningKey } from '@touchstone/log'
import type { Command } from '@touchstone/protocol'
import { afterEach, beforeEach } from 'vitest'
import { PUBLIC_KEY } from '../../sequencer/openWorlds.ts'
import { openFolder } from '../../sequencer/testing/worldFolder.ts'
import type { World } from '../../sequencer/world.ts'
import { readArguments } from '../arguments.ts'
import { COMMANDS } from '../commands.ts'

const START_MS = 1_767_225_600_000
const DAY_MS = 86_400_000

let identity = 0

/** What every customer command carries. */
export function stamp(owner: number) {
  identity++
  return { owner, key1: identity, key2: identity, inputHash: identity, issuedAt: 0 }
}

export async function accepted(world: World, command: Command): Promise<void> {
  const { reply } = await world.submit(command)
  if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
}

/** A data folder for each test, whose real world is opened on any day and verified when it is closed. */
export function withReportedWorld() {
  let dataDir: string
  let key: SigningKey
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'touchstone-reports-'))
    key = await loadOrCreateSigningKey(join(dataDir, 'keys', 'checkpoints.pem'))
    await writeFile(join(dataDir, PUBLIC_KEY), key.publicKeyPem)
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  return {
    open: (days: number) =>
      openFolder({ directory: join(dataDir, 'real'), key, clock: new ManualClock(START_MS + days * DAY_MS) }),

    async verify(): Promise<string> {
      const printed: string[] = []
      const words = ['verify', '--data-dir', dataDir, '--world', 'real']
      await COMMANDS.verify?.(readArguments(words, {}), (line) => void printed.push(line))
      return printed.join('\n')
    },
  }
}
