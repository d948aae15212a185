import type { Envelope } from '@touchstone/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer } from './answers.ts'
import type { CallMeta } from './callMeta.ts'
import type { Dispatcher } from './dispatcher.ts'
import { HttpCall } from './httpCall.ts'
import type { RawFields } from './request/requestFields.ts'
import { API_HEADERS } from './securityHeaders.ts'

export const WEB_PREFIX = '/web/'
/** The call that carries a file; every other call takes plain forms only. */
export const UPLOAD_CALL = 'saveImage'

/** Called once per answered call. */
export type ObserveCall = (call: string, code: number, milliseconds: number, requestId: string) => void

const NO_FIELDS: RawFields = {}

export function isWebRequest(request: FastifyRequest): boolean {
  return request.url.startsWith(WEB_PREFIX)
}

const FIXED_HEADERS: readonly (string | number)[] = [
  ...Object.entries(API_HEADERS).flat(),
  'content-type',
  'application/json; charset=utf-8',
]

/** Sends an envelope: HTTP status 200 for every code. Written straight to the socket: no framework has a say in it any more. */
export function sendEnvelope(reply: FastifyReply, body: string, headers: readonly (string | number)[] = []): void {
  reply.hijack()
  const length = Buffer.byteLength(body)
  reply.raw.writeHead(200, [...FIXED_HEADERS, ...headers, 'content-length', length])
  reply.raw.end(body)
}

export function sendRefusal(reply: FastifyReply, ...refusal: Parameters<typeof refusalAnswer>): void {
  sendEnvelope(reply, JSON.stringify(refusalAnswer(...refusal)))
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
      const call = new HttpCall(request)
      const envelope = await answer(request.method, fields as RawFields, call)
      observe(route.name, envelope.code, performance.now() - started, request.id)
      sendEnvelope(reply, JSON.stringify(envelope), call.answerHeaders)
    },
  })
}

/** One route per call that takes a plain form. */
export function registerWebRoutes(app: FastifyInstance, dispatcher: Dispatcher, observe: ObserveCall): void {
  for (const name of Object.keys(dispatcher.calls)) {
    if (name === UPLOAD_CALL) continue
    registerCall(app, { url: WEB_PREFIX + name, name }, observe, (method, fields, meta) =>
      dispatcher.dispatch(name, method, fields, meta),
    )
  }
}
