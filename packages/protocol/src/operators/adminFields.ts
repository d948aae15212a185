import * as z from 'zod/mini'

/** Of a customer or an operator: what four bytes hold. */
const LARGEST_NUMBER = 2_147_483_647

/** Fields of `admin/*` requests: JSON, so numbers are numbers. */
export const short = (max: number) => z.string().check(z.trim(), z.maxLength(max))
/** A reason that all concerned may read; the handler refuses an empty one with a sentence of its own. */
export const reason = z._default(short(250), '')
export const world = z._default(z.enum(['real', 'demo']), 'real')
export const page = z._default(z.number().check(z.int(), z.gte(1), z.lte(100_000)), 1)
export const size = z._default(z.number().check(z.int(), z.gte(1), z.lte(200)), 50)
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no id'))
/**
 * A customer: the owner number of the real world as text, as customers see it. A demo guest has no such number: "D" and the number
 * of the demo world.
 */
export const uid = z.string().check(
  z.regex(/^D?\d{1,10}$/, 'is no customer number'),
  z.refine((text) => Number(text.replace('D', '')) <= LARGEST_NUMBER, 'is no customer number'),
)
/** UTC milliseconds; 0: at once. */
export const effectiveAt = z._default(z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999)), 0)
/** An operator by number. */
export const operator = z.number().check(z.int(), z.gte(0), z.lte(LARGEST_NUMBER))
export const whole = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))
export const decimal = z.string().check(z.regex(/^\d{1,20}(\.\d{1,18})?$/, 'must be a plain decimal number'))

/** Answer of every call that proposes: the proposal waits for a second operator, or is done. */
export const outcome = z.object({
  /** Id of the waiting proposal, '' when it was done at once. */
  pending: z.string(),
  /** Row of the audit chain. */
  audit: z.number(),
})

export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.number(), page: z.number() })
