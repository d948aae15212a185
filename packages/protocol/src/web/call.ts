import type * as z from 'zod/mini'
import type { Rejection } from '../core/rejections.ts'

/** public: anyone · token: a session is needed · optional: answers more with a session. */
export type Access = 'public' | 'token' | 'optional'

/** One `web/*` call: the single place from which the route, the OpenAPI page, the client and the tests are made. */
export interface CallDefinition<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name
  readonly method: 'GET' | 'POST'
  readonly access: Access
  readonly summary: string
  readonly request: Request
  readonly data: Data
  /** Success is silent: code 7 instead of 0. */
  readonly silent: boolean
  readonly rejections: readonly Rejection[]
  /** Not named by the product text: one of the calls it leaves open. */
  readonly extra: boolean
  /** Also served with POST, because the specified GET changes state. */
  readonly postTwin: boolean
}

export function defineCall<const Name extends string, Request extends z.core.$ZodType, Data extends z.core.$ZodType>(
  definition: Pick<CallDefinition<Name, Request, Data>, 'name' | 'method' | 'access' | 'summary' | 'request' | 'data'> &
    Partial<Pick<CallDefinition, 'silent' | 'rejections' | 'extra' | 'postTwin'>>,
): CallDefinition<Name, Request, Data> {
  return { silent: false, rejections: [], extra: false, postTwin: false, ...definition }
}
