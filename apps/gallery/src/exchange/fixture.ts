import type { Envelope } from '@touchstone/protocol'

/** One call as a real exchange answered it; `fields`: its query, sorted, without what every call carries. */
export interface RecordedCall {
  readonly call: string
  readonly fields: string
  readonly answer: Envelope<unknown>
}

/** What an exchange told one reader. */
export interface Recording {
  readonly calls: readonly RecordedCall[]
  /** The snapshot of each live channel. */
  readonly channels: Readonly<Record<string, object>>
}

/** What it told anybody. */
export interface OpenRecording extends Recording {
  /** When everything was recorded, UTC ms: the time of the gallery. */
  readonly at: number
  readonly paths: Readonly<Record<string, unknown>>
}

const OF_EVERY_CALL = ['token', 'lang', 'rtoken', 'cid']

/** A question in the one form in which it finds its answer. */
export function fieldsOf(asked: URLSearchParams): string {
  const fields = new URLSearchParams(asked)
  for (const name of OF_EVERY_CALL) fields.delete(name)
  fields.sort()
  return fields.toString()
}

/** How alike two questions are: the number of fields in which they agree. */
function likeness(left: string, right: string): number {
  const fields = new Set(left.split('&'))
  return right.split('&').filter((field) => fields.has(field)).length
}

/** The answer to the question, or else to the most similar one that was recorded of the call. */
export function answerTo(
  recordings: readonly Recording[],
  call: string,
  fields: string,
): Envelope<unknown> | undefined {
  const known = recordings.flatMap(({ calls }) => calls.filter((one) => one.call === call))
  const exact = known.find((one) => one.fields === fields)
  if (exact) return exact.answer
  return known.toSorted((a, b) => likeness(b.fields, fields) - likeness(a.fields, fields))[0]?.answer
}
