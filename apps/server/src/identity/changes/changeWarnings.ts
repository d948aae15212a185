import type { ChangeServices } from './changeServices.ts'

const DAY = 24 * 3_600_000
const RECENT_MS = 7 * DAY
const EVENTS_READ = 50

/** Reasons for caution before a change of this account is approved, as words with a number. */
export async function changeWarnings(
  { clock, loginLog, people }: ChangeServices,
  user: { readonly id: string; readonly created_at: bigint },
): Promise<string[]> {
  const since = clock.now() - RECENT_MS
  const warnings: string[] = []
  const { list: logins } = await loginLog.list(user.id, 1, EVENTS_READ)
  const { list: events } = await people.accountEvents.list(user.id, 1, EVENTS_READ)
  const newPlaces = await loginLog.newPlacesSince(user.id, since)
  const turnedAway = logins.filter(({ time, result }) => time >= since && result !== 'done').length
  const changed = events.filter(({ time, what }) => time >= since && what.endsWith('_changed'))
  if (Number(user.created_at) >= since) warnings.push('account_new')
  else if (newPlaces > 0) warnings.push(`new_devices ${newPlaces}`)
  if (turnedAway > 0) warnings.push(`failed_logins ${turnedAway}`)
  if (changed.length > 0) warnings.push(`recent_changes ${changed.map(({ what }) => what).join(', ')}`)
  return warnings
}
