const RANDOM_BYTES = 10

/**
 * A fresh client id for one intent: UUIDv7, so it carries the time it was made and the exchange can refuse one that is
 * too old to be sure about.
 */
export function newClientId(nowMs: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const time = nowMs.toString(16).padStart(12, '0')
  const [a = 0, b = 0, c = 0, ...rest] = random
  const hex = (byte: number) => byte.toString(16).padStart(2, '0')
  const tail = rest.map(hex).join('').padEnd(14, '0')
  const version = `7${hex(a).slice(1)}${hex(b)}`
  const variant = hex(0x80 | (c & 0x3f))
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}${tail.slice(0, 2)}-${tail.slice(2, 14)}`
}
