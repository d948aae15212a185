import type { BrowserSignals } from './browserSignals.ts'

/** The facts that a transport (HTTP, the socket) knows about one request besides its fields. */
export interface CallMeta {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** Scheme and host the caller addressed ("https://example.org"), "" over a socket. The caller chooses it. */
  readonly origin: string
  /** The token header, "" when none. */
  readonly token: string
  readonly cookie: string
  readonly signals: BrowserSignals
  readonly minSequence: number
  setCookie(value: string): void
  setSequence(sequence: number): void
  setBehind?(entries: number): void
  /** The file that came with the call, if one did. */
  readonly upload?: (() => Promise<Buffer>) | undefined
}
