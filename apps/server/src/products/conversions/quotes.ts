import { randomUUID } from 'node:crypto'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { Session } from '../../gateway/callContext.ts'

/** The rate a customer was shown. The core judges it again when it is accepted. */
export interface ConversionQuote {
  readonly from: number
  readonly to: number
  readonly amount: Amount
  readonly receive: Amount
  readonly expiresAt: Timestamp
}

type Holder = Pick<Session, 'world' | 'owner'>

export const QUOTE_MS = 10_000
/** Kept a little longer than it is good for, so that a late acceptance is told that it is late. */
const KEPT_MS = 60_000
const MOST_KEPT = 20_000

interface Kept {
  readonly quote: ConversionQuote
  readonly holder: string
  /** The request that accepts it. */
  accepter?: string
}

/** Quotes by number, each for its customer alone and for one acceptance. In memory: after a restart another one is asked for. */
export class Quotes {
  readonly #now: () => number
  /** Kept equally long, so the oldest stand first. */
  readonly #kept = new Map<string, Kept>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The quote's number. */
  keep(quote: ConversionQuote, holder: Holder): string {
    this.#forgetOld()
    const id = randomUUID()
    this.#kept.set(id, { quote, holder: nameOf(holder) })
    return id
  }

  /**
   * The quote for the request `accepter`, which may take it again; '' is a request like no other. Undefined for somebody else's, and
   * for one that another request has taken.
   */
  take(id: string, holder: Holder, accepter: string): ConversionQuote | undefined {
    const kept = this.#kept.get(id)
    if (kept?.holder !== nameOf(holder)) return undefined
    if (kept.accepter !== undefined && (accepter === '' || kept.accepter !== accepter)) return undefined
    kept.accepter = accepter
    return kept.quote
  }

  /** Gives back what was taken: its acceptance came to nothing. */
  release(id: string): void {
    const kept = this.#kept.get(id)
    if (kept) delete kept.accepter
  }

  #forgetOld(): void {
    for (const [id, { quote }] of this.#kept) {
      if (quote.expiresAt + KEPT_MS > this.#now() && this.#kept.size < MOST_KEPT) return
      this.#kept.delete(id)
    }
  }
}

function nameOf({ world, owner }: Holder): string {
  return `${world} ${owner}`
}
