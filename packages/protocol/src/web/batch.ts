import * as z from 'zod/mini'
import { type CallDefinition, defineCall } from './call.ts'
import { cid } from './fields.ts'

/** Most entries of one batch. */
export const BATCH_MAX = 50
/** Characters of a batch: more than fifty of the longest entries. */
const BATCH_TEXT = 32_000

const LIST = 'must be a list of objects whose fields are texts'
const entry = z.record(z.string(), z.string(LIST), LIST)

function readEntries(text: string, context: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.issues.push({ code: 'custom', input: text, message: 'is no JSON text' })
    return z.NEVER
  }
}

/** Each entry has an identity of its own, so that its answer can be told from the others and asked for again. */
function namedApart(entries: readonly Readonly<Record<string, string>>[]): boolean {
  const named = entries.map((one) => one.cid).filter((id) => cid.safeParse(id).success)
  return new Set(named).size === entries.length
}

/** A JSON list of entries, each with the fields of the call it is for. */
const entries = z.pipe(
  z.pipe(z.string().check(z.maxLength(BATCH_TEXT)), z.transform(readEntries)),
  z
    .array(entry, LIST)
    .check(
      z.minLength(1, 'has no entry'),
      z.maxLength(BATCH_MAX, `has more than ${BATCH_MAX} entries`),
      z.refine(namedApart, 'must give each entry a cid of its own'),
    ),
)

/**
 * A call that sends up to {@link BATCH_MAX} of another in one message. Each entry is judged by itself, in the order of the list,
 * and counts by itself against the limits; the answers stand in the same order, each with its own code.
 */
export function defineBatch<const Name extends string, Data extends z.core.$ZodType>(
  name: Name,
  of: CallDefinition<string, z.core.$ZodType, Data>,
  summary: string,
) {
  const { access, inDemo, group, rejections } = of
  const answer = z.object({ cid: z.string(), code: z.number(), message: z.string(), data: z.nullable(of.data) })
  return defineCall({
    name,
    method: 'POST',
    access,
    inDemo,
    group,
    summary,
    extra: true,
    request: z.object({ orders: entries }),
    /** `code` and `message` as in the envelope of the call by itself. */
    data: z.object({ orders: z.array(answer) }),
    rejections,
  })
}
