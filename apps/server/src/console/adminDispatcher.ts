import type { Envelope } from '@touchstone/protocol'
import { ADMIN_CATALOG, type AdminCallDefinition, type AdminCallName } from '@touchstone/protocol/admin'
import type { AuditChain } from '../audit/auditChain.ts'
import { Refusal } from '../errors/refusal.ts'
import { toldRefusal } from '../errors/toldRefusal.ts'
import { refusalAnswer, successAnswer } from '../gateway/answers.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'
import { parseRequest } from '../gateway/request/parseRequest.ts'
import type { RawFields } from '../gateway/request/requestFields.ts'
import { checkAccess } from './adminAccess.ts'
import type { AdminContext, AdminHandlers, Operator } from './adminContext.ts'
import type { AdminMeta } from './adminMeta.ts'
import { checkTexts } from './checkTexts.ts'

export interface AdminDispatcherParts {
  readonly handlers: AdminHandlers
  /** The operator behind a cookie, undefined when the session is over. */
  readonly resolve: (cookie: string) => Promise<Operator | undefined>
  readonly audit: Pick<AuditChain, 'append'>
  readonly onBug: (error: unknown, call: string, requestId: string, secrets: readonly string[]) => void
  readonly closing: () => boolean
  /** Calls per second and address; 0 lifts the limit. */
  readonly callsPerSecond: number
}

export type AdminDispatch = (name: string, body: unknown, meta: AdminMeta) => Promise<Envelope<unknown>>

type AnyHandler = (request: never, context: AdminContext) => unknown

/** Fields that never reach the audit chain. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'code', 'response', 'ticket'])
/** Too large for the audit chain, which names the kept picture instead. */
const UNTOLD_FIELDS: ReadonlySet<string> = new Set([...SECRET_FIELDS, 'picture'])
/** A login costs an argon2 and invites guessing. */
const LOGIN_RATE = { perSecond: 1, burst: 30 }

function findCall(name: string): AdminCallDefinition {
  const call = Object.hasOwn(ADMIN_CATALOG, name)
    ? (ADMIN_CATALOG as Readonly<Record<string, AdminCallDefinition>>)[name]
    : undefined
  if (!call) throw new Refusal('unknown_call')
  return call
}

/** Only the console's own page, in a browser that knows no other origin for it. */
function checkOrigin({ signals, marked, from, origin }: AdminMeta): void {
  const ownSite = signals.site === '' || signals.site === 'same-origin'
  const ownPage = from === '' || from === origin
  if (!marked || !ownSite || !ownPage || signals.prefetch) throw new Refusal('cross_site')
}

function fieldsOf(body: unknown): RawFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('malformed', { field: 'request', problem: 'must be a JSON object' })
  checkTexts(body)
  return body as RawFields
}

function tellable(fields: RawFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !UNTOLD_FIELDS.has(name)))
}

function secretsOf(fields: RawFields, { cookie, knownCookie }: AdminMeta): readonly string[] {
  const secrets = [...SECRET_FIELDS].map((name) => fields[name]).filter((value) => typeof value === 'string')
  return [cookie, knownCookie, ...secrets]
}

/** The customer or case that a call is about, as far as its fields say. */
function subjectOf({ uid, id, operator }: RawFields): string {
  const subject = uid ?? id ?? operator
  return typeof subject === 'string' || typeof subject === 'number' ? String(subject).slice(0, 64) : ''
}

export function createAdminDispatcher(parts: AdminDispatcherParts): AdminDispatch {
  const { handlers, resolve, audit, onBug, closing, callsPerSecond } = parts
  const addresses = new TokenBuckets({ perSecond: callsPerSecond, burst: callsPerSecond * 2 })
  const logins = new TokenBuckets(callsPerSecond === 0 ? { perSecond: 0, burst: 0 } : LOGIN_RATE)

  const limit = ({ access }: AdminCallDefinition, address: string) => {
    const open = access === 'public' || access === 'enrolling'
    const seconds = Math.max(addresses.spend(address), open ? logins.spend(address) : 0)
    if (seconds > 0) throw new Refusal('rate_limited', { seconds })
  }

  const recorder =
    (
      call: AdminCallDefinition,
      fields: RawFields,
      meta: AdminMeta,
      operator: Operator | null,
    ): AdminContext['record'] =>
    (act, transaction) =>
      audit.append(
        {
          operator: operator?.name ?? 'nobody',
          what: call.name,
          subject: subjectOf(fields),
          detail: tellable(fields),
          result: 'done',
          reason: typeof fields.reason === 'string' ? fields.reason : '',
          address: meta.address,
          device: meta.device,
          ...act,
        },
        transaction,
      )

  /** A refused attempt is recorded too, once the operator is known. */
  const perform = async (call: AdminCallDefinition, fields: RawFields, context: AdminContext, hadCookie: boolean) => {
    try {
      checkAccess(call.access, context.operator, hadCookie)
      const request = parseRequest(call.request, fields)
      return await (handlers[call.name as AdminCallName] as AnyHandler)(request as never, context)
    } catch (error) {
      const worthARow = error instanceof Refusal && context.operator && !call.reads && error.rejection !== 'malformed'
      if (worthARow) await context.record({ result: error.rejection })
      throw error
    }
  }

  const run = async (name: string, fields: RawFields, meta: AdminMeta): Promise<Envelope<unknown>> => {
    if (closing()) throw new Refusal('shutting_down')
    const call = findCall(name)
    checkOrigin(meta)
    limit(call, meta.address)
    const { address, device, cookie, knownCookie, origin } = meta
    const operator = cookie === '' ? null : ((await resolve(cookie)) ?? null)
    const context: AdminContext = {
      operator,
      address,
      device,
      cookie,
      knownCookie,
      origin,
      setCookie: (value) => meta.setCookie(value),
      setKnownCookie: (value) => meta.setKnownCookie(value),
      record: recorder(call, fields, meta, operator),
    }
    return successAnswer(await perform(call, fields, context, cookie !== ''), true)
  }

  return async (name, body, meta) => {
    try {
      return await run(name, fieldsOf(body), meta)
    } catch (error) {
      const refusal = toldRefusal(error)
      if (refusal) return refusalAnswer(refusal.rejection, refusal.facts)
      const fields = typeof body === 'object' && body !== null ? (body as RawFields) : {}
      onBug(error, name, meta.requestId, secretsOf(fields, meta))
      return refusalAnswer('internal')
    }
  }
}
