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

/** Quotes by number, each for its customer alone. In memory: after a restart another one is asked for. */
export class Quotes {
  readonly #now: () => number
  /** Kept equally long, so the oldest stand first. */
  readonly #kept = new Map<string, ConversionQuote & { readonly holder: string }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The quote's number. */
  keep(quote: ConversionQuote, holder: Holder): string {
    this.#forgetOld()
    const id = randomUUID()
    this.#kept.set(id, { ...quote, holder: nameOf(holder) })
    return id
  }

  /** Undefined also for somebody else's. */
  find(id: string, holder: Holder): ConversionQuote | undefined {
    const found = this.#kept.get(id)
    return found?.holder === nameOf(holder) ? found : undefined
  }

  #forgetOld(): void {
    for (const [id, { expiresAt }] of this.#kept) {
      if (expiresAt + KEPT_MS > this.#now() && this.#kept.size < MOST_KEPT) return
      this.#kept.delete(id)
    }
  }
}

function nameOf({ world, owner }: Holder): string {
  return `${world} ${owner}`
}
