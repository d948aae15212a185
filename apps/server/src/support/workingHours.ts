import type { OperatorId, SupportHours } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'

export interface KeptHours {
  /** null: none were set. */
  readonly hours: SupportHours | null
  /** UTC ms, 0: never. */
  readonly changed: number
  /** 0: nobody. */
  readonly by: OperatorId
}

/** When somebody of support is there, as operators say; every setting is kept. */
export interface WorkingHours {
  now(): Promise<KeptHours>
  /** Throws Refusal('malformed'). */
  set(hours: SupportHours, by: OperatorId, database: Kysely<Database>): Promise<void>
}

const DAYS = 7
const MOMENT = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function malformed(field: string, problem: string): Refusal {
  return new Refusal('malformed', { field, problem })
}

function checkHours({ zone, days }: SupportHours): void {
  if (!isZone(zone)) throw malformed('zone', 'is no time zone')
  if (days.length !== DAYS) throw malformed('days', 'must be seven, from Monday')
  for (const { open, close } of days) {
    if (open === '' && close === '') continue
    if (!MOMENT.test(open) || !MOMENT.test(close)) throw malformed('days', 'must be times such as 09:00, or both empty')
    if (open >= close) throw malformed('days', 'must end after they begin, and by 24:00')
  }
}

export function createWorkingHours(database: Kysely<Database>, clock: Clock): WorkingHours {
  return {
    now: async () => {
      const row = await database
        .selectFrom('support_hours')
        .select(['hours', 'changed_at', 'changed_by'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return { hours: null, changed: 0, by: 0 }
      return { hours: JSON.parse(row.hours) as SupportHours, changed: Number(row.changed_at), by: row.changed_by }
    },
    set: async ({ zone, days }, by, on) => {
      checkHours({ zone, days })
      const hours = JSON.stringify({ zone, days: days.map(({ open, close }) => ({ open, close })) })
      await on.insertInto('support_hours').values({ hours, changed_at: clock.now(), changed_by: by }).execute()
    },
  }
}
