import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sandboxGenesis } from '@touchstone/feeds'
import { signingKeyFromSeed } from '@touchstone/log'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFollower } from '../follower/createFollower.ts'
import { type OpenedWorld, openWorld } from '../sequencer/openWorld.ts'
import { bundled } from '../testing/bundled.ts'
import { createSignerClient } from './signerClient.ts'
import { askForReturns } from './testing/askForReturns.ts'

const CONTRACT = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const silent = () => undefined
/** The first snapshot is whole and durable, and has not got its name yet. */
const DIE_BEFORE_RENAMING = `
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
const { rename } = fs
fs.rename = async (from, to) => (String(to).endsWith('.snapshot') ? process.kill(process.pid, 'SIGKILL') : rename(from, to))
syncBuiltinESMExports()
`

describe("the signer's snapshots of a real core, while it is killed", () => {
  let directory: string
  let opened: OpenedWorld
  let program: string
  let child: ChildProcess

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-signer-snapshots-'))
    const key = signingKeyFromSeed(new Uint8Array(32).fill(7))
    await writeFile(join(directory, 'checkpoints.pub.pem'), key.publicKeyPem)
    await writeFile(join(directory, 'die.mjs'), DIE_BEFORE_RENAMING)
    opened = await openWorld({
      world: 'real',
      directory: join(directory, 'real'),
      key,
      follow: createFollower(),
      sandbox: true,
      genesis: () => sandboxGenesis('real', { markets: [1], minimumSources: 1 }),
      observer: { appended: silent, block: silent, halted: silent, followerFailed: silent },
      logger: pino({ level: 'silent' }),
    })
    program = bundled('signer')
    const addressOf = (owner: number) => `0x${owner.toString(16).padStart(40, '0')}`
    await askForReturns(opened.world, { token: CONTRACT, customers: 2, withdrawals: 3, addressOf })
  })
  afterAll(async () => {
    child.kill('SIGKILL')
    await opened.log.close()
    await rm(directory, { recursive: true })
  })

  const snapshots = async (signer: string) => readdir(join(directory, signer, 'snapshots'))

  function spawnSigner(signer: string, args: readonly string[] = []) {
    const env = { DATA_DIR: directory, TOKEN_CONTRACT: CONTRACT, SIGNER_DIR: join(directory, signer) }
    child = spawn(process.execPath, [...args, program], {
      env: { ...process.env, ...env, SIGNER_SNAPSHOT_EVERY: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return child
  }

  /** The entry that it went on from. */
  async function start(signer: string): Promise<number> {
    let said = ''
    for await (const chunk of spawnSigner(signer).stdout ?? []) {
      said += String(chunk)
      const [line] = /\{[^\n]*"signer_open"[^\n]*(?=\n)/.exec(said) ?? []
      if (line !== undefined) return (JSON.parse(line) as { readonly fromSnapshot: number }).fromSnapshot
    }
    throw new Error(`the signer ended: ${said}`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async function prepare(withdrawal: number) {
    const view = opened.world.core.withdrawals.withdrawal(withdrawal)
    if (!view) throw new Error(`there should be a withdrawal ${withdrawal}`)
    const token = async () => (await readFile(join(directory, 'keys', 'signer.token'), 'utf8')).trim()
    const client = createSignerClient(join(directory, 'signer.sock'), token)
    const { destination, amount, fee } = view
    const fees = { maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1000000000' }
    const ask = { withdrawal, destination, amount: String(amount - fee), sequence: opened.log.head.sequence, ...fees }
    try {
      return await client.ask('prepare', ask)
    } finally {
      client.close()
    }
  }

  it('leave nothing that is believed when it dies before one has its name, and the same payments follow with them and without', async () => {
    spawnSigner('signer', ['--import', pathToFileURL(join(directory, 'die.mjs')).href])
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await snapshots('signer')).toEqual([expect.stringMatching(/\.snapshot\.tmp$/)])

    expect(await start('signer')).toBe(0)
    const first = await prepare(1)
    await end('SIGTERM')
    const kept = await snapshots('signer')
    expect(kept.filter((name) => name.endsWith('.snapshot')).length).toBeGreaterThan(0)
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([])

    const at = opened.log.head.sequence
    expect(await start('signer')).toBe(at)
    expect(await prepare(1)).toEqual(first)
    const second = await prepare(2)
    await end('SIGKILL')
    // A signer beside it that has nothing but the log and the seed.
    expect(await start('another')).toBe(0)
    expect([await prepare(1), await prepare(2)]).toEqual([first, second])
    await end('SIGKILL')
  })
})
