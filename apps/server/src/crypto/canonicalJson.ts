/** JSON with the names of every object in order and no spaces: the same value is always the same text. bigint as its digits. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return JSON.stringify(String(value))
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`)
  return `{${parts.join(',')}}`
}
