import type { Random } from '@touchstone/quantities'

/** A 32-bit seed from any text, so that `SEED=hello` works as well as `SEED=42`. */
export function seedFrom(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** Standard normal (Box-Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
}
