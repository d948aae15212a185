import type { CallData, CallDefinition, CallName, CallRequest, Language, OwnerId, World } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'

/** The caller, resolved from the token. */
export interface Session {
  /** Public id of the session row (not the token). */
  readonly id: string
  readonly userId: string
  /** The ledger owner behind this session in its world. */
  readonly owner: OwnerId
  readonly world: World
  /** False for a session opened without a browser cookie: it may read and trade, not change security settings. */
  readonly cookieBound: boolean
  /** True for a session that a browser opened, when the call came without its cookie: the token alone may be stolen. */
  readonly cookieMissing: boolean
  readonly transactionPasswordSet: boolean
  /** Until when it counts as proved anew by a second factor (UTC ms), 0: it does not. */
  readonly steppedUpUntil: number
}

export interface CallContext {
  readonly session: Session | null
  readonly lang: Language
  readonly rtoken: string
  readonly ip: string
  readonly userAgent: string
  /** Scheme and host the caller addressed ("https://example.org"), "" over a socket. The caller chooses it. */
  readonly origin: string
  /** Highest log sequence the client has seen; reads of history wait for it up to 500 ms. */
  readonly minSequence: number
  /** Value of the session-binding cookie, "" when none. */
  readonly cookie: string
  /** Sets the session-binding cookie on the reply (browser logins). */
  setCookie(value: string): void
  /** True when the request came from a browser page (Sec-Fetch-* present). */
  readonly fromBrowser: boolean
  /** Tells the client how far the log was when its command took effect. */
  setSequence(sequence: number): void
  /** Tells the client how many log entries the history it reads is behind. */
  setBehind?(entries: number): void
  /** Counts one more call of this caller, as if it had been sent by itself. Throws Refusal('rate_limited'). */
  spend(call: Pick<CallDefinition, 'group'>): void
  /** The file that came with the call, read now. Throws Refusal('image_refused') when it is too large. */
  readonly upload?: (() => Promise<Buffer>) | undefined
}

export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  context: CallContext,
) => CallData<Name> | Promise<CallData<Name>>

export type CallHandlers<Names extends CallName = CallName> = { readonly [Name in Names]: CallHandler<Name> }

/** Throws `not_allowed` when the token of a browser's session came without that browser's cookie. */
export function requireOwnCookie({ cookieMissing }: Pick<Session, 'cookieMissing'>): void {
  if (cookieMissing) throw new Refusal('not_allowed')
}

/** The session of a call whose access is `token` (the gateway has refused others before). */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new Refusal('please_log_in')
  return context.session
}
