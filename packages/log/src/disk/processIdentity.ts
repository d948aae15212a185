import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The holder of a lock, precise enough to tell it from another process that got the same number later. */
export interface ProcessIdentity {
  readonly pid: number
  /** Start of the process in clock ticks since boot; '-' where the system does not tell. */
  readonly started: string
  /** One boot of one machine. */
  readonly boot: string
  /** Process numbers mean something only inside one namespace (container). */
  readonly namespace: string
  readonly host: string
  /** Unique for each attempt to take a lock. */
  readonly token: string
}

export type Liveness = 'alive' | 'dead' | 'unknowable'

export function currentIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: statusOf(process.pid)?.started ?? '-',
    boot: shortHash(readOr('/proc/sys/kernel/random/boot_id', '-')),
    namespace: namespaceNumber(),
    host: shortHash(hostname()),
    token: randomBytes(6).toString('hex'),
  }
}

export function formatIdentity(identity: ProcessIdentity): string {
  const { pid, started, boot, namespace, host, token } = identity
  return [pid, started, boot, namespace, host, token].join('.')
}

export function parseIdentity(text: string): ProcessIdentity | null {
  const [pid, started, boot, namespace, host, token, ...rest] = text.split('.')
  if (!pid || !started || !boot || !namespace || !host || !token || rest.length > 0) return null
  if (!/^[1-9]\d*$/.test(pid) || !/^[0-9a-f]+$/.test(token)) return null
  return { pid: Number(pid), started, boot, namespace, host, token }
}

/** `unknowable` when the holder runs on another machine or in another process namespace than this process. */
export function livenessOf(holder: ProcessIdentity, asking: ProcessIdentity): Liveness {
  if (holder.host !== asking.host) return 'unknowable'
  if (holder.boot !== asking.boot) return 'dead'
  if (holder.namespace !== asking.namespace) return 'unknowable'
  if (!exists(holder.pid)) return 'dead'
  const fields = statusOf(holder.pid)
  if (fields === null || holder.started === '-') return 'alive'
  return fields.started !== holder.started || fields.ended ? 'dead' : 'alive'
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is there, but belongs to somebody else.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

interface ProcessStatus {
  readonly started: string
  /** Ended and only waiting to be collected. While one of its threads is still in a system call it may yet write. */
  readonly ended: boolean
}

function statusOf(pid: number): ProcessStatus | null {
  const text = readOr(`/proc/${pid}/stat`, '')
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state, threads, started] = [fields[0], fields[17], fields[19]]
  if (started === undefined) return null
  return { started, ended: state === 'Z' && Number(threads) <= 1 }
}

function namespaceNumber(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '-'
  } catch {
    return '-'
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)
}
