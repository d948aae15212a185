import type * as z from 'zod/mini'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { OperatorRole } from './roles.ts'

/**
 * The callers of a call. `public`: before login · `enrolling`: the holder of a login ticket · `any`: every operator · a list: an
 * operator with one of these roles. All others are refused.
 */
export type AdminAccess = 'public' | 'enrolling' | 'any' | readonly OperatorRole[]

/** One `admin/*` call: JSON by POST, answered with the same envelope as `web/*`. */
export interface AdminCallDefinition<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name
  readonly access: AdminAccess
  readonly summary: string
  readonly request: Request
  readonly data: Data
  readonly rejections: readonly Rejection[]
  /** Changes nothing: not written into the audit chain. */
  readonly reads: boolean
}

export function defineAdminCall<
  const Name extends string,
  Request extends z.core.$ZodType,
  Data extends z.core.$ZodType,
>(
  definition: Pick<AdminCallDefinition<Name, Request, Data>, 'name' | 'access' | 'summary' | 'request' | 'data'> &
    Partial<Pick<AdminCallDefinition, 'rejections' | 'reads'>>,
): AdminCallDefinition<Name, Request, Data> {
  return { rejections: [], reads: false, ...definition }
}
