import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartUpProblem } from './startUpProblem.ts'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop that one, or choose another with PORT=<number>',
  EACCES: 'may not be opened by this user: choose one above 1023 with PORT=<number>',
  EADDRNOTAVAIL: 'cannot be opened on that address: this machine does not have it; check HOST',
  ENOTFOUND: 'cannot be opened: HOST is no known address',
}

function asProblem(error: unknown, host: string, port: number): unknown {
  const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined
  return reason === undefined ? error : new StartUpProblem(`port ${port} on ${host} ${reason}`)
}

/** Sees at once whether the port can be had, before anything else is opened. Throws StartUpProblem. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
  } catch (error) {
    throw asProblem(error, host, port)
  } finally {
    probe.close()
  }
}

/** Opens the port and returns the address of the server. Throws StartUpProblem that names the port and the way out. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw asProblem(error, host, port)
  }
}
