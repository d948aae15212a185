import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Dispatcher } from './dispatcher.ts'
import { HttpCall } from './httpCall.ts'
import { MULTIPART_LIMITS, type MultipartRequest, readMultipart } from './request/multipartRequest.ts'
import type { RawFields } from './request/requestFields.ts'
import { type ObserveCall, sendEnvelope, UPLOAD_CALL, WEB_PREFIX } from './webRoutes.ts'

/** Lets a client that still sends read its answer: the rest is taken in and thrown away. */
async function finished(upload: MultipartRequest | undefined): Promise<void> {
  await upload?.finish().catch(() => undefined)
}

/** Serves the upload call by the rules of all calls; the file is read only when those have let the caller through. */
export function registerUploadRoute(app: FastifyInstance, dispatcher: Dispatcher, observe: ObserveCall): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS })
    scope.route({
      method: ['GET', 'POST'],
      url: WEB_PREFIX + UPLOAD_CALL,
      handler: async (request, reply) => {
        const started = performance.now()
        const upload = request.isMultipart() ? await readMultipart(request) : undefined
        const fields = upload?.fields ?? (request.method === 'POST' ? request.body : request.query) ?? {}
        const call = new HttpCall(request, upload?.file)
        const envelope = await dispatcher.dispatch(UPLOAD_CALL, request.method, fields as RawFields, call)
        observe(UPLOAD_CALL, envelope.code, performance.now() - started, request.id)
        await finished(upload)
        sendEnvelope(reply, JSON.stringify(envelope), call.answerHeaders)
      },
    })
  })
}
