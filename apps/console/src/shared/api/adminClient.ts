import { type Envelope, REJECTIONS } from '@touchstone/protocol'
import type { AdminCallData, AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'

/** A refusal of the server, with its `code` and `message`. */
export class AdminCallError extends Error {
  override readonly name = 'AdminCallError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** No usable answer came: it is unknown whether the server carried out the call. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** Codes after which only a login helps. */
const SESSION_OVER: ReadonlySet<number> = new Set([
  REJECTIONS.please_log_in.code,
  REJECTIONS.session_expired.code,
  REJECTIONS.logged_in_elsewhere.code,
])
export function isSessionOver(error: unknown): boolean {
  return error instanceof AdminCallError && SESSION_OVER.has(error.code)
}

/** Success, with and without a message. */
const SUCCESS: ReadonlySet<number> = new Set([0, 7])

let answeredAt = 0
let onSessionOver: () => void = () => undefined

/** When the server last answered within the session (client clock): its idle time counts from there. */
export function lastAnsweredAt(): number {
  return answeredAt
}

/** Called when the session has ended. */
export function whenSessionOver(listener: () => void): void {
  onSessionOver = listener
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
}

async function envelopeOf(name: string, input: unknown, signal: AbortSignal | undefined): Promise<Envelope<unknown>> {
  let body: unknown
  try {
    const answer = await fetch(`/admin/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-console': '1' },
      credentials: 'same-origin',
      body: JSON.stringify(input),
      ...(signal && { signal }),
    })
    body = await answer.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new UnreachableError(`admin/${name}: no usable answer`, { cause: error })
  }
  if (!isEnvelope(body)) throw new UnreachableError(`admin/${name}: the answer is no envelope`)
  return body
}

/** One `admin/*` call. Throws AdminCallError when refused and UnreachableError when there is no answer. */
export async function adminCall<Name extends AdminCallName>(
  name: Name,
  input: AdminCallInput<Name>,
  signal?: AbortSignal,
): Promise<AdminCallData<Name>> {
  const { code, message, data } = await envelopeOf(name, input, signal)
  if (SESSION_OVER.has(code)) onSessionOver()
  else answeredAt = Date.now()
  if (!SUCCESS.has(code)) throw new AdminCallError(code, message)
  return data as AdminCallData<Name>
}
