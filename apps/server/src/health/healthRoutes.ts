import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '../gateway/securityHeaders.ts'
import type { Metrics } from '../operations/metrics.ts'

/** One condition of readiness: the sentence names the fault, null when all is well. */
export type ReadinessCheck = () => string | null | Promise<string | null>

export interface HealthParts {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  readonly metrics: Metrics
}

/** The faults, by name of the check. */
export async function problems(checks: HealthParts['checks']): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, check] of Object.entries(checks)) {
    const problem = await check()
    if (problem !== null) found[name] = problem
  }
  return found
}

/** `/healthz`: the process answers. `/readyz`: it may be sent traffic. `/metrics`: for Prometheus. */
export function registerHealth(app: FastifyInstance, { checks, metrics }: HealthParts): void {
  app.get('/healthz', (_request, reply) => reply.headers(API_HEADERS).send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const found = await problems(checks)
    const ready = Object.keys(found).length === 0
    return reply
      .code(ready ? 200 : 503)
      .headers(API_HEADERS)
      .send({ status: ready ? 'ok' : 'not ready', problems: found })
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(API_HEADERS)
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  )
}
