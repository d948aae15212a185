import { hashSecret, newSecret, SECRET_SHAPE } from '../crypto/secrets.ts'

/** Short-lived addresses: each leads to one thing, once. Kept in memory, so a restart ends them all. */
export interface Tickets<Target> {
  /** The ticket to `target`, and until when (UTC ms). */
  issue(target: Target): { readonly ticket: string; readonly until: number }
  /** Undefined for a ticket that is unknown, used or over. */
  use(ticket: string): Target | undefined
}

const TICKET_MS = 60_000
const TICKETS_MAX = 10_000

export function createTickets<Target>(now: () => number): Tickets<Target> {
  const targets = new Map<string, { readonly target: Target; readonly until: number }>()
  /** Tickets live equally long, so the oldest stand first. */
  const forgetOld = () => {
    for (const [hash, { until }] of targets) {
      if (until > now() && targets.size <= TICKETS_MAX) return
      targets.delete(hash)
    }
  }
  return {
    issue: (target) => {
      const ticket = newSecret()
      const until = now() + TICKET_MS
      targets.set(hashSecret(ticket), { target, until })
      forgetOld()
      return { ticket, until }
    },
    use: (ticket) => {
      if (!SECRET_SHAPE.test(ticket)) return undefined
      const hash = hashSecret(ticket)
      const found = targets.get(hash)
      targets.delete(hash)
      return found && found.until > now() ? found.target : undefined
    },
  }
}
