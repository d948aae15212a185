import { CATALOG, type CallDefinition, type Envelope } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { toldRefusal } from '../errors/toldRefusal.ts'
import { refusalAnswer, successAnswer } from './answers.ts'
import { refuseCrossSite } from './browserSignals.ts'
import type { CallContext, Session } from './callContext.ts'
import type { CallMeta } from './callMeta.ts'
import { GatewayContext } from './gatewayContext.ts'
import type { RateLimits } from './limits/rateLimits.ts'
import { refuseInDemo } from './refuseInDemo.ts'
import { parseRequest } from './request/parseRequest.ts'
import { checkFields, languageOf, type RawFields, rtokenOf, tokenOf } from './request/requestFields.ts'

export type SessionAnswer = Session | 'expired' | 'revoked'

/** Finds the session of a token. `cookie` and `fromBrowser` decide for sessions that are bound to a browser cookie. */
export type ResolveSession = (
  token: string,
  presented: { readonly cookie: string; readonly fromBrowser: boolean; readonly ip: string },
) => SessionAnswer | Promise<SessionAnswer>

/** Calls by name. */
export type Calls = Readonly<Record<string, CallDefinition>>

export interface DispatcherParts {
  /** The calls served, by name: the catalog unless told otherwise. */
  readonly calls?: Calls
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly resolveSession: ResolveSession
  readonly limits: RateLimits
  /** Called for every bug a handler threw; the answer itself tells nothing of it. `secrets` must not reach a log. */
  onBug(error: unknown, call: string, requestId: string, secrets: readonly string[]): void
  /** True once the server is going down: calls are refused, nothing is changed. */
  closing(): boolean
}

export type AnyHandler = (request: never, context: CallContext) => unknown

export type Dispatch = Dispatcher['dispatch']

export interface Dispatcher {
  readonly calls: Calls
  /** Answers a call that is served by its name. */
  dispatch(name: string, method: string, fields: RawFields, meta: CallMeta): Promise<Envelope<unknown>>
  /** Answers a call that is in no catalog (those of the sandbox), by the same rules. */
  run(
    call: CallDefinition,
    handler: AnyHandler,
    method: string,
    fields: RawFields,
    meta: CallMeta,
  ): Promise<Envelope<unknown>>
}

export function findCall(calls: Calls, name: string): CallDefinition | undefined {
  return Object.hasOwn(calls, name) ? calls[name] : undefined
}

function changesState(call: CallDefinition): boolean {
  return call.method === 'POST' || call.postTwin
}

function checkMethod(call: CallDefinition, method: string): void {
  if (method === call.method || (call.postTwin && method === 'POST')) return
  throw new Refusal('wrong_method', { method: call.method })
}

/** The session a call runs with. One that is over is as good as none where none is needed. */
function sessionFor(call: CallDefinition, answer: SessionAnswer | null): Session | null {
  if (answer !== null && typeof answer === 'object') return answer
  if (call.access !== 'token') return null
  if (answer === null) throw new Refusal('please_log_in')
  throw new Refusal(answer === 'revoked' ? 'logged_in_elsewhere' : 'session_expired')
}

/** Everything the caller sent: an error may quote a name, a bank number or a password as well as a token. */
function secretsOf(fields: RawFields, { token, cookie }: CallMeta): readonly string[] {
  return [...Object.values(fields).filter((value) => typeof value === 'string'), token, cookie]
}

/** The one way into every call, over every transport. Never throws: the answer is always an envelope. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  function findSession(token: string, meta: CallMeta): SessionAnswer | Promise<SessionAnswer> {
    const fromBrowser = meta.signals.site !== ''
    return parts.resolveSession(token, { cookie: meta.cookie, fromBrowser, ip: meta.ip })
  }

  const run: Dispatcher['run'] = async (call, handler, method, fields, meta) => {
    try {
      if (parts.closing()) throw new Refusal('shutting_down')
      checkMethod(call, method)
      if (changesState(call)) refuseCrossSite(meta.signals)
      checkFields(fields)
      const token = tokenOf(fields, meta.token)
      parts.limits.spendByAddress(call, meta.ip)
      const found = token === '' ? null : findSession(token, meta)
      const session = sessionFor(call, found instanceof Promise ? await found : found)
      parts.limits.spendByOwner(call, session)
      if (call.inDemo === 'closed') refuseInDemo(session)
      const context = new GatewayContext(meta, parts.limits, session, languageOf(fields), rtokenOf(fields))
      return successAnswer(await handler(parseRequest(call.request, fields) as never, context), call.silent)
    } catch (error) {
      const refusal = toldRefusal(error)
      if (refusal) return refusalAnswer(refusal.rejection, refusal.facts)
      parts.onBug(error, call.name, meta.requestId, secretsOf(fields, meta))
      return refusalAnswer('internal')
    }
  }

  const { calls = CATALOG, handlers } = parts
  return {
    calls,
    run,
    dispatch(name, method, fields, meta) {
      const call = findCall(calls, name)
      const handler = handlers[name]
      if (!call || !handler) return Promise.resolve(refusalAnswer('unknown_call'))
      return run(call, handler, method, fields, meta)
    },
  }
}
