import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSigningKey } from '@touchstone/log'
import { REJECTIONS, WS_PATH } from '@touchstone/protocol'
import type { AdminCallInput } from '@touchstone/protocol/admin'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../config/config.ts'
import { AdminClient } from '../console/testing/adminClient.ts'
import { approve, enrolFirstOperators, type FirstOperators } from '../console/testing/firstOperators.ts'
import { KEY_NAMES, loadKey } from '../crypto/keyFiles.ts'
import { createDatabase } from '../database/testing/postgres.ts'
import { CHECKPOINT_KEY } from '../sequencer/openWorlds.ts'
import { startServer } from '../wiring/startServer.ts'
import { TestServer } from './testServer.ts'

const NEEDED = { TOUCHSTONE_MODE: 'production', DATABASE_URL: 'postgres://x/y', SMTP_URL: 'smtp://127.0.0.1:1' }
const options = { logger: pino({ level: 'silent' }), segmentBytes: 1024 * 1024, threads: false }

const FACTS: AdminCallInput<'proposeCompany'>['facts'] = {
  company: 'Example Ltd',
  licence: 'No. 7',
  email: 'help@example.org',
  address: '1 Street',
  defaultLang: 'en',
  socials: [] as { name: string; link: string }[],
} as const

/** Tells who runs the installation and under which terms, by two operators. */
async function openForCustomers({ one, two }: FirstOperators): Promise<void> {
  const reason = 'to open'
  const company = await one.data('proposeCompany', { facts: FACTS, reason })
  expect(await one.refusal('setApproval', { id: company.pending, digest: 'x', result: 'approve' })).toBe(
    REJECTIONS.digest_differs.code,
  )
  await approve(two, company.pending)
  const texts = [
    [1, 'about'],
    [3, 'legal'],
    [4, 'legal'],
    [5, 'legal'],
  ] as const
  for (const [id, type] of texts) {
    const text = { label: '', title: `Text ${id}`, summary: '', markdown: 'Our own words.' }
    await one.data('saveTextDraft', { id, type, ...text })
    const { pending } = await one.data('publishText', { id, reason })
    expect(pending === '').toBe(type !== 'legal')
    if (pending !== '') await approve(two, pending)
  }
}

async function openSocket(origin: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${WS_PATH}`)
  await once(socket, 'open')
  socket.terminate()
}

/** On PostgreSQL where it is installed; on the embedded database otherwise, which a start by hand would refuse. */
describe('production', () => {
  let folder: string
  let databaseUrl: string | null = null

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-production-'))
    const server = inject('postgres')
    if (server !== '') databaseUrl = await createDatabase(server)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
  })

  const settings = () => ({ ...readConfig({ ...NEEDED, DATA_DIR: folder }), port: 0, consolePort: 0, databaseUrl })
  const keyFile = (name: string) => join(folder, 'keys', `${name}.key`)
  /** As an operator would make them. */
  const makeKeys = async (names: readonly string[]) => {
    await mkdir(join(folder, 'keys'), { recursive: true, mode: 0o700 })
    for (const name of names) await loadKey(keyFile(name), true)
  }
  const start = () => startServer(settings(), options)

  it('names everything that is missing or forbidden at once', () => {
    const wrong = () => readConfig({ TOUCHSTONE_MODE: 'production', SANDBOX_PUBLIC: '1', FEED: 'simulated' })
    for (const problem of ['DATABASE_URL', 'SMTP_URL', 'SANDBOX_PUBLIC', 'simulated']) expect(wrong).toThrow(problem)
  })

  it('needs keys made by an operator, names all that lack, and opens nothing before', async () => {
    await expect(start()).rejects.toThrow(/lacks password.key, transaction-password.key, files.key, operators.key\./)
    expect(await readdir(folder)).toEqual([])
    await makeKeys(['password', 'transaction-password', 'files'])
    await expect(start()).rejects.toThrow(/lacks operators.key\./)
    await writeFile(keyFile('operators'), 'not a key\n', { mode: 0o600 })
    await expect(start()).rejects.toThrow('must hold 64 hexadecimal digits')
    await chmod(keyFile('operators'), 0o644)
    await expect(start()).rejects.toThrow('chmod 600')
    await rm(keyFile('operators'))
    expect(await readdir(folder)).toEqual(['keys'])
  })

  it('has no mailbox for everybody, no test funds, and no money of the house', async () => {
    await makeKeys(KEY_NAMES)
    const server = await start()
    const { core } = server.worlds.real.world
    expect(core.ledger.balances(4).every(({ available, held }) => available + held === 0n)).toBe(true)
    const credit = { type: 'FaucetCredit', owner: 1000, asset: 1, amount: 1n, ref: 'x' } as const
    const { reply } = await server.worlds.real.world.submit(credit)
    expect(reply).toMatchObject({ kind: 'rejected' })

    const operators = await enrolFirstOperators(server.console)
    const { one } = operators
    const closed = await fetch(`${server.origin}/web/getSetting`)
    expect([closed.status, await closed.text()]).toEqual([503, expect.stringContaining('not open yet')])
    await expect(openSocket(server.origin)).rejects.toThrow('Unexpected server response: 503')
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({
      problems: { content: expect.stringContaining("the company's name") },
    })
    await openForCustomers(operators)
    await expect.poll(async () => (await fetch(`${server.origin}/web/info`)).status, { timeout: 20_000 }).toBe(200)
    const info = (await (await fetch(`${server.origin}/web/info`)).json()) as { readonly data: unknown }
    await openSocket(server.origin)
    expect(info.data).toMatchObject({ company: 'Example Ltd', contact: { email: 'help@example.org' } })
    expect((await fetch(`${server.origin}/sandbox/outbox?to=a@example.org`)).status).toBe(404)
    expect((await fetch(`${server.origin}/sandbox/faucet`, { method: 'POST' })).status).toBe(404)
    expect(await one.data('getMe', {})).toMatchObject({ name: 'operator1', environment: 'production' })
    expect(await one.refusal('getOutbox', {})).toBe(REJECTIONS.not_in_sandbox.code)
    // Whoever is slow to answer counts as not ready: this machine may be.
    await expect.poll(() => one.data('getHealth', {}), { timeout: 20_000 }).toMatchObject({ ready: true })
    const totals = (await one.data('getTreasury', {})).totals
    expect(totals.every(({ customers, system }) => Number(customers) === 0 && Number(system) === 0)).toBe(true)
    const again = new AdminClient(server.console.origin)
    expect(
      await again.refusal('login', { name: 'operator1', password: server.console.passwords[0]?.password ?? '' }),
    ).toBe(REJECTIONS.operator_login_failed.code)
    await server.close()
  })

  it('makes no new checkpoint key where one was lost, and tells no password twice', async () => {
    const path = join(folder, 'keys', CHECKPOINT_KEY)
    await rename(path, `${path}.away`)
    await expect(start()).rejects.toThrow('put it back from a copy')
    await loadOrCreateSigningKey(path)
    await expect(start()).rejects.toThrow('belongs to another key')
    await rename(`${path}.away`, path)
    const server = await start()
    expect(server.console.passwords).toEqual([])
    await server.close()
  })

  it('refuses a folder that the sandbox made', async () => {
    const sandbox = await TestServer.start({ databaseUrl: null })
    await sandbox.stop()
    const mine = { ...settings(), dataDir: sandbox.folder }
    await expect(startServer(mine, options)).rejects.toThrow('production needs a data folder of its own')
    await sandbox.remove()
    // A whole sandbox starts for it.
  }, 180_000)
})
