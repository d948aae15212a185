import { CATALOG, type CallDefinition, type CallName, type Envelope } from '@touchstone/protocol'
import * as z from 'zod/mini'
import { refusalAnswer, successAnswer } from './answers.ts'
import { type BrowserSignals, refuseCrossSite } from './browserSignals.ts'
import type { CallContext, CallHandlers, Session } from './callContext.ts'
import type { RateLimits } from './rateLimits.ts'
import { Refusal } from './refusal.ts'
import { checkFields, languageOf, type RawFields, rtokenOf, tokenOf } from './requestFields.ts'

/** What a transport (HTTP, the socket) knows about one request besides its fields. */
export interface CallMeta {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The token header, "" when none. */
  readonly token: string
  readonly cookie: string
  readonly signals: BrowserSignals
  readonly minSequence: number
  setCookie(value: string): void
  setSequence(sequence: number): void
}

export type SessionAnswer = Session | 'expired' | 'revoked'

/** Finds the session of a token. `cookie` and `fromBrowser` decide for sessions that are bound to a browser cookie. */
export type ResolveSession = (
  token: string,
  request: { readonly cookie: string; readonly fromBrowser: boolean; readonly ip: string },
) => SessionAnswer | Promise<SessionAnswer>

export interface DispatcherParts {
  readonly handlers: CallHandlers<CallName>
  readonly resolveSession: ResolveSession
  readonly limits: RateLimits
  /** Called for every bug a handler threw; the answer itself tells nothing of it. */
  onBug(error: unknown, call: string, requestId: string, secret: string): void
  /** True once the server is going down: calls are refused, nothing is changed. */
  closing(): boolean
}

export type Dispatch = (call: string, method: string, fields: RawFields, meta: CallMeta) => Promise<Envelope<unknown>>

type AnyHandler = (request: unknown, context: CallContext) => unknown

export function findCall(name: string): CallDefinition | undefined {
  return Object.hasOwn(CATALOG, name) ? (CATALOG as Readonly<Record<string, CallDefinition>>)[name] : undefined
}

function changesState(call: CallDefinition): boolean {
  return call.method === 'POST' || call.postTwin
}

function checkMethod(call: CallDefinition, method: string): void {
  if (method === call.method || (call.postTwin && method === 'POST')) return
  throw new Refusal('wrong_method', { method: call.method })
}

function parseRequest(call: CallDefinition, fields: RawFields): unknown {
  const parsed = z.safeParse(call.request, fields)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = String(issue?.path[0] ?? 'request')
  const missing = fields[field] === undefined
  throw new Refusal('malformed', { field, problem: missing ? 'is missing' : (issue?.message ?? 'is not right') })
}

/** The one way into every `web/*` call, whatever carried it. Never throws: the answer is always an envelope. */
export function createDispatcher(parts: DispatcherParts): Dispatch {
  async function session(call: CallDefinition, token: string, meta: CallMeta): Promise<Session | null> {
    if (token === '') {
      if (call.access === 'token') throw new Refusal('please_log_in')
      return null
    }
    const fromBrowser = meta.signals.site !== ''
    const answer = await parts.resolveSession(token, { cookie: meta.cookie, fromBrowser, ip: meta.ip })
    if (typeof answer !== 'string') return answer
    if (call.access !== 'token') return null
    throw new Refusal(answer === 'revoked' ? 'logged_in_elsewhere' : 'session_expired')
  }

  async function answer(name: string, method: string, fields: RawFields, meta: CallMeta): Promise<Envelope<unknown>> {
    const call = findCall(name)
    if (!call) throw new Refusal('unknown_call')
    if (parts.closing()) throw new Refusal('shutting_down')
    checkMethod(call, method)
    if (changesState(call)) refuseCrossSite(meta.signals)
    checkFields(fields)
    const token = tokenOf(fields, meta.token)
    parts.limits.spendByAddress(call, meta.ip)
    const caller = await session(call, token, meta)
    parts.limits.spendByOwner(call, caller)
    const context: CallContext = {
      session: caller,
      lang: languageOf(fields),
      rtoken: rtokenOf(fields),
      ip: meta.ip,
      userAgent: meta.userAgent,
      minSequence: meta.minSequence,
      cookie: meta.cookie,
      setCookie: meta.setCookie,
      fromBrowser: meta.signals.site !== '',
      setSequence: meta.setSequence,
    }
    const handler = parts.handlers[name as CallName] as AnyHandler
    return successAnswer(await handler(parseRequest(call, fields), context), call.silent)
  }

  return async (name, method, fields, meta) => {
    try {
      return await answer(name, method, fields, meta)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error.rejection, error.facts)
      const token = typeof fields.token === 'string' ? fields.token : meta.token
      parts.onBug(error, name, meta.requestId, token)
      return refusalAnswer('internal')
    }
  }
}
