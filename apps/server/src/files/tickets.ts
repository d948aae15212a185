import { hashSecret, newSecret, SECRET_SHAPE } from '../identity/secrets.ts'

/** What one look at a picture is good for. */
export interface Look {
  readonly imageId: string
  /** Written over the picture, '' for its owner. */
  readonly watermark: string
}

/** Short-lived addresses: each leads to one picture, once. Kept in memory, so a restart ends them all. */
export interface Tickets {
  /** Where it leads and until when. */
  issue(look: Look): { readonly ticket: string; readonly until: number }
  /** Undefined for a ticket that is unknown, used or over. */
  use(ticket: string): Look | undefined
}

export const TICKET_MS = 60_000
const TICKETS_MAX = 10_000

export function createTickets(now: () => number): Tickets {
  const looks = new Map<string, Look & { readonly until: number }>()
  /** Tickets live equally long, so the oldest stand first. */
  const forgetOld = () => {
    for (const [hash, { until }] of looks) {
      if (until > now() && looks.size <= TICKETS_MAX) return
      looks.delete(hash)
    }
  }
  return {
    issue: (look) => {
      const ticket = newSecret()
      const until = now() + TICKET_MS
      looks.set(hashSecret(ticket), { ...look, until })
      forgetOld()
      return { ticket, until }
    },
    use: (ticket) => {
      if (!SECRET_SHAPE.test(ticket)) return undefined
      const hash = hashSecret(ticket)
      const look = looks.get(hash)
      looks.delete(hash)
      return look && look.until > now() ? { imageId: look.imageId, watermark: look.watermark } : undefined
    },
  }
}
