import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartUpProblem } from '../errors/startUpProblem.ts'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop that one, or choose another with {setting}=<number>',
  EACCES: 'may not be opened by this user: choose one above 1023 with {setting}=<number>',
  EADDRNOTAVAIL: 'cannot be opened on that address: this machine does not have it; check HOST',
  ENOTFOUND: 'cannot be opened: HOST is no known address',
}

/** Where to listen, and the setting that says so. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly setting: 'PORT' | 'CONSOLE_PORT'
}

function asProblem(error: unknown, { host, port, setting }: Place): unknown {
  const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined
  return reason === undefined
    ? error
    : new StartUpProblem(`port ${port} on ${host} ${reason.replace('{setting}', setting)}`)
}

/** Sees at once whether the port can be had, before anything else is opened. Throws StartUpProblem. */
export async function checkPort(place: Place): Promise<void> {
  const { host, port } = place
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
  } catch (error) {
    throw asProblem(error, place)
  } finally {
    probe.close()
  }
}

/** Opens the port and returns the address of the server. Throws StartUpProblem that names the port and the way out. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  const { host, port } = place
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw asProblem(error, place)
  }
}
