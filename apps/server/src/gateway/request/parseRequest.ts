import * as z from 'zod/mini'
import { Refusal } from '../../errors/refusal.ts'
import { readQuickly } from './readQuickly.ts'
import type { RawFields } from './requestFields.ts'

/** What a shape says that has no sentence of its own. */
const UNTOLD = 'Invalid input'

/** The fault of a field, in words for the author of the program that sent it. */
function problemOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type' && issue.message === UNTOLD)
    return `is no ${issue.expected === 'int' ? 'whole number' : issue.expected}`
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue?.code === 'too_big')
    return issue.origin === 'string' ? `has more than ${issue.maximum} characters` : `must be at most ${issue.maximum}`
  if (issue?.code === 'too_small') return `must be at least ${issue.minimum}`
  return issue?.message ?? 'is not right'
}

/** The fields as the call's definition has them. Throws Refusal('malformed') that names the first one which is not right. */
export function parseRequest<Shape extends z.core.$ZodType>(shape: Shape, fields: RawFields): z.output<Shape> {
  const read = readQuickly(shape, fields)
  if (read !== undefined) return read
  const parsed = z.safeParse(shape, fields)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = String(issue?.path[0] ?? 'request')
  const missing = fields[field] === undefined
  throw new Refusal('malformed', { field, problem: missing ? 'is missing' : problemOf(issue) })
}
