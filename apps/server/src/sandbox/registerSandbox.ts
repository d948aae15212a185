import type { World } from '@touchstone/protocol'
import type { FastifyInstance } from 'fastify'
import type { Dispatcher } from '../gateway/dispatcher.ts'
import { API_HEADERS } from '../gateway/securityHeaders.ts'
import { type ObserveCall, registerCall } from '../gateway/webRoutes.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { SendOverChain } from './chainFaucet.ts'
import { createFaucet, faucet } from './faucetCall.ts'

export interface SandboxParts {
  readonly dispatcher: Dispatcher
  readonly observe: ObserveCall
  readonly worlds: Readonly<Record<World, WorldPort>>
  readonly outboxEntries: (to: string) => Promise<readonly OutboxEntry[]>
  readonly now: () => number
  /** null: the sandbox runs without a chain. */
  readonly sendOverChain: SendOverChain | null
}

/** Routes that exist in the sandbox only: the mailbox of everybody, and test funds. Never registered in production. */
export function registerSandbox(app: FastifyInstance, parts: SandboxParts): void {
  const credit = createFaucet(parts.worlds, parts.now, parts.sendOverChain)
  registerCall(app, { url: '/sandbox/faucet', name: faucet.name }, parts.observe, (method, fields, meta) =>
    parts.dispatcher.run(faucet, credit, method, fields, meta),
  )
  app.get('/sandbox/outbox', async (request, reply) => {
    const to = (request.query as Readonly<Record<string, unknown>>).to
    const entries = typeof to === 'string' ? await parts.outboxEntries(to) : []
    return reply.headers(API_HEADERS).send(entries)
  })
}
