import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** A throw-away PostgreSQL server on a socket in a temporary folder. */
export interface TestPostgres {
  readonly folder: string
  /** Starts it again after it was halted. */
  start(): Promise<void>
  /** "fast" ends every connection in order, "immediate" as a crash would. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** kill -9 of the process that all others of it come from. */
  kill(): Promise<void>
  /** Lets all its processes stand still: connections stay open and nothing answers. Returns how they go on. */
  freeze(): Promise<() => void>
  /** A second server, which follows this one's writing. */
  standby(): Promise<TestStandby>
  stop(): Promise<void>
  /** The same for a process that is ending, which waits for no promise. */
  stopAtOnce(): void
}

/** A copy of another server that keeps up with it and can be read meanwhile. */
export interface TestStandby {
  /** Resolves once it has all that is written by now. */
  caughtUp(): Promise<void>
  /** Answers at the other one's address, which is gone, and is still only read. */
  takeAddress(): Promise<void>
  /** Takes writes from now on. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Makes a database on the server of that folder, empty or as a copy of another that nobody has open, and returns its address. */
export async function createDatabase(folder: string, { copyOf }: { copyOf?: string } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = copyOf === undefined ? 'template1' : new URL(copyOf).pathname.slice(1)
  const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return addressOf(folder, name)
}

function addressOf(folder: string, database: string): string {
  return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
}

/** Where the server programs are, or null when none are installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS).sort() : []
  const folders = versions.map((version) => join(DEBIAN_VERSIONS, version, 'bin')).reverse()
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
function asServerUser(program: string, args: readonly string[]): readonly [string, string[], { cwd?: string }] {
  const asRoot = process.getuid?.() === 0
  return asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/' }] : [program, [...args], {}]
}

async function runAsServerUser(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(...asServerUser(program, args))
  return stdout.trim()
}

async function makeFolder(): Promise<string> {
  const prefix = join(tmpdir(), 'touchstone-postgres-')
  return process.getuid?.() === 0 ? runAsServerUser('mktemp', ['-d', `${prefix}XXXXXX`]) : mkdtemp(prefix)
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('pgrep', ['-P', String(parent)])
  return stdout.trim().split('\n').map(Number)
}

/** Resolves once there is no such process any more. */
async function ended(id: number): Promise<void> {
  while (existsSync(`/proc/${id}`)) await setTimeout(10)
}

const OWN_PORT = '-p 5433'

async function startStandby(programs: string, folder: string, settings: string): Promise<TestStandby> {
  const data = join(folder, 'standby')
  const origin = ['-h', folder, '-U', 'postgres', '-c', 'fast']
  await runAsServerUser(join(programs, 'pg_basebackup'), ['-D', data, '-R', '--no-sync', ...origin])
  const control = (...args: string[]) => runAsServerUser(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args])
  const start = (options: string) => control('-l', join(folder, 'standby.log'), '-o', options, 'start')
  await start(`${settings} ${OWN_PORT}`)
  return {
    caughtUp: async () => {
      const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') })
      await client.connect()
      const behind = 'select from pg_stat_replication where replay_lsn >= $1'
      const { rows } = await client.query<{ written: string }>('select pg_current_wal_lsn() as written')
      while ((await client.query(behind, [rows[0]?.written])).rowCount === 0);
      await client.end()
    },
    takeAddress: async () => {
      await control('-m', 'fast', 'stop')
      await start(settings)
    },
    promote: async () => {
      await control('promote')
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop')
    },
  }
}

export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = await makeFolder()
  const data = join(folder, 'data')
  const program = join(programs, 'pg_ctl')
  const control = (...args: string[]) => runAsServerUser(program, ['-D', data, '-w', ...args])
  const stop = ['-m', 'immediate', 'stop']
  const processId = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  await runAsServerUser(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    // Else texts are sorted as where the tests happen to run, or there is no such locale.
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`
  const start = async () => {
    await control('-l', join(folder, 'server.log'), '-o', settings, 'start')
  }
  await start()

  return {
    folder,
    start,
    halt: async (mode) => {
      await control('-m', mode, 'stop')
    },
    kill: async () => {
      const server = await processId()
      const others = await childrenOf(server)
      process.kill(server, 'SIGKILL')
      // They hold the memory that the next start needs, and end by themselves.
      for (const each of [server, ...others]) await ended(each)
    },
    freeze: async () => {
      const server = await processId()
      const all = [server, ...(await childrenOf(server))]
      for (const each of all) process.kill(each, 'SIGSTOP')
      return () => {
        for (const each of all) process.kill(each, 'SIGCONT')
      }
    },
    standby: () => startStandby(programs, folder, settings),
    stop: async () => {
      if (existsSync(`/proc/${await processId()}`)) await control(...stop)
      await rm(folder, { recursive: true, force: true })
    },
    stopAtOnce: () => {
      spawnSync(...asServerUser(program, ['-D', data, '-w', ...stop]))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
