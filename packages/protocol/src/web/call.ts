import type * as z from 'zod/mini'
import type { Rejection } from '../rejections/rejectionCodes.ts'

/** public: anyone · token: a session is needed · optional: answers more with a session. */
export type Access = 'public' | 'token' | 'optional'

/**
 * The limit that a call counts against. Traders and their programs send calls of the first three groups all day: limited per owner,
 * and answered over the socket as well.
 * order: places or changes · risk_reducing: reduces risk, or previews a reduction; still possible for a customer whose orders are
 * at their limit · closing: closes positions; no other call spends this allowance.
 * other: limited per address and session.
 */
export type CallGroup = 'order' | 'risk_reducing' | 'closing' | 'other'

/** Refusals of every call that sends a command with a client id. */
export const KEYED_REJECTIONS = [
  'conflict',
  'done_before',
  'request_too_old',
  'memory_share_used',
  'storage_full',
  'rate_limited',
] as const

/** One `web/*` call: the single place from which the route, the OpenAPI page, the client and the tests are made. */
export interface CallDefinition<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name
  readonly method: 'GET' | 'POST'
  readonly access: Access
  /** closed: reaches outside the platform, or the person behind the real account; the demo account is refused. */
  readonly inDemo: 'open' | 'closed'
  readonly group: CallGroup
  readonly summary: string
  readonly request: Request
  readonly data: Data
  /** Success is silent: code 7 instead of 0. */
  readonly silent: boolean
  readonly rejections: readonly Rejection[]
  /** Not named by the product's specification, which leaves such calls open. */
  readonly extra: boolean
  /** Also served with POST, because the specified GET changes state. */
  readonly postTwin: boolean
}

/** A call that is sent as a form changes something: its group is stated, never assumed. */
type Counted = { readonly method: 'GET' } | { readonly method: 'POST'; readonly group: CallGroup }

/** Attributes that would open access when forgotten have no default. */
export function defineCall<const Name extends string, Request extends z.core.$ZodType, Data extends z.core.$ZodType>(
  definition: Pick<CallDefinition<Name, Request, Data>, 'name' | 'access' | 'inDemo' | 'summary' | 'request' | 'data'> &
    Counted &
    Partial<Pick<CallDefinition, 'silent' | 'rejections' | 'extra' | 'postTwin'>>,
): CallDefinition<Name, Request, Data> {
  return { group: 'other', silent: false, rejections: [], extra: false, postTwin: false, ...definition }
}

/** The request as the call's handler reads it: parsed fields. */
export type RequestOf<Definition extends CallDefinition> = z.output<Definition['request']>
/** The answer of the call's handler. */
export type DataOf<Definition extends CallDefinition> = z.output<Definition['data']>
