import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '../gateway/securityHeaders.ts'
import { coinMark } from './coinMark.ts'

const PREFIX = '/coins/'
const A_DAY_S = 86_400

/** Where the mark of a currency is. */
export function coinMarkPath(code: string): string {
  return `${PREFIX}${code.toLowerCase()}.svg`
}

/** Serves the marks of the currencies that there are. */
export function registerCoinMarks(app: FastifyInstance, currencies: () => readonly string[]): void {
  app.get<{ Params: { file: string } }>(`${PREFIX}:file`, (request, reply) => {
    const code = currencies().find((each) => coinMarkPath(each) === `${PREFIX}${request.params.file}`)
    if (code === undefined)
      return reply.code(404).headers(API_HEADERS).type('text/plain; charset=utf-8').send('Not found\n')
    return reply
      .headers({ ...API_HEADERS, 'cache-control': `public, max-age=${A_DAY_S}` })
      .type('image/svg+xml')
      .send(coinMark(code))
  })
}
