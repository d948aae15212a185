import {
  BEHIND_HEADER,
  CATALOG,
  type Envelope,
  MIN_SEQUENCE_HEADER,
  SEQUENCE_HEADER,
  TOKEN_HEADER,
} from '@touchstone/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer } from './answers.ts'
import { browserSignals } from './browserSignals.ts'
import type { CallMeta, Dispatcher } from './dispatcher.ts'
import type { RawFields } from './requestFields.ts'
import { API_HEADERS } from './securityHeaders.ts'
import { sessionCookie } from './sessionCookie.ts'

export const WEB_PREFIX = '/web/'

/** Called once per answered call. */
export type ObserveCall = (call: string, code: number, milliseconds: number, requestId: string) => void

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

function sequenceFrom(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

function metaOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): CallMeta {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: headerText(request, 'user-agent'),
    token: headerText(request, TOKEN_HEADER),
    cookie: sessionCookie.read(request.headers.cookie, secure),
    signals: browserSignals(request.headers),
    minSequence: sequenceFrom(headerText(request, MIN_SEQUENCE_HEADER)),
    setCookie: (value) => void reply.header('set-cookie', sessionCookie.write(value, secure)),
    setSequence: (sequence) => void reply.header(SEQUENCE_HEADER, sequence),
    setBehind: (entries) => void reply.header(BEHIND_HEADER, entries),
  }
}

const NO_FIELDS: RawFields = {}

function isWebPath(url: string): boolean {
  return url.startsWith(WEB_PREFIX)
}

export function isWebRequest(request: FastifyRequest): boolean {
  return isWebPath(request.url)
}

/** Sends an envelope: HTTP status 200 whatever its code. */
export function sendEnvelope(reply: FastifyReply, body: string): FastifyReply {
  return reply.code(200).headers(API_HEADERS).header('content-type', 'application/json; charset=utf-8').send(body)
}

export function sendRefusal(reply: FastifyReply, ...refusal: Parameters<typeof refusalAnswer>): FastifyReply {
  return sendEnvelope(reply, JSON.stringify(refusalAnswer(...refusal)))
}

type Answer = (method: string, fields: RawFields, meta: CallMeta) => Promise<Envelope<unknown>>

/** Serves one call under both methods: which one is right is for the dispatcher to say, in the envelope. */
export function registerCall(
  app: FastifyInstance,
  route: { readonly url: string; readonly name: string },
  observe: ObserveCall,
  answer: Answer,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: route.url,
    handler: async (request, reply) => {
      const started = performance.now()
      const fields = (request.method === 'POST' ? request.body : request.query) ?? NO_FIELDS
      const meta = metaOf(request, reply, request.protocol === 'https')
      const envelope = await answer(request.method, fields as RawFields, meta)
      observe(route.name, envelope.code, performance.now() - started, request.id)
      return sendEnvelope(reply, JSON.stringify(envelope))
    },
  })
}

/** One route per call of the catalog. */
export function registerWebRoutes(app: FastifyInstance, dispatcher: Dispatcher, observe: ObserveCall): void {
  for (const name of Object.keys(CATALOG))
    registerCall(app, { url: WEB_PREFIX + name, name }, observe, (method, fields, meta) =>
      dispatcher.dispatch(name, method, fields, meta),
    )
}
