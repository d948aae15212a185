/** "12:00" for 720 minutes after midnight, "24:00" for the end of the day. */
export function clockText(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
}
