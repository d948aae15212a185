import type { CallDefinition, Language } from '@touchstone/protocol'
import type { CallContext, Session } from './callContext.ts'
import type { CallMeta } from './callMeta.ts'
import type { RateLimits } from './limits/rateLimits.ts'

/** One call as its handler sees it: the caller, and the facts of the transport. */
export class GatewayContext implements CallContext {
  readonly session: Session | null
  readonly lang: Language
  readonly rtoken: string
  readonly #meta: CallMeta
  readonly #limits: RateLimits

  constructor(meta: CallMeta, limits: RateLimits, session: Session | null, lang: Language, rtoken: string) {
    this.#meta = meta
    this.#limits = limits
    this.session = session
    this.lang = lang
    this.rtoken = rtoken
  }

  get ip(): string {
    return this.#meta.ip
  }

  get userAgent(): string {
    return this.#meta.userAgent
  }

  get origin(): string {
    return this.#meta.origin
  }

  get minSequence(): number {
    return this.#meta.minSequence
  }

  get cookie(): string {
    return this.#meta.cookie
  }

  get fromBrowser(): boolean {
    return this.#meta.signals.site !== ''
  }

  setCookie(value: string): void {
    this.#meta.setCookie(value)
  }

  setSequence(sequence: number): void {
    this.#meta.setSequence(sequence)
  }

  setBehind(entries: number): void {
    this.#meta.setBehind?.(entries)
  }

  spend(call: Pick<CallDefinition, 'group'>): void {
    this.#limits.spendByAddress(call, this.#meta.ip)
    this.#limits.spendByOwner(call, this.session)
  }

  get upload(): (() => Promise<Buffer>) | undefined {
    return this.#meta.upload
  }
}
