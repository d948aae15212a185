/** "2026-11-27 08:00 UTC" of a value in UTC milliseconds. */
export function moment(time: string): string {
  return `${new Date(Number(time)).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
