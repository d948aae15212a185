import { parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../errors/refusal.ts'

const PPM_DECIMALS = 6

/** A rate as people write it, "0.05", in parts of a million. Throws Refusal('malformed'). */
export function ppmOf(field: string, text: string): number {
  const value = parseDecimal(text, PPM_DECIMALS)
  if (value === undefined) throw new Refusal('malformed', { field, problem: `has more than ${PPM_DECIMALS} decimals` })
  return Number(value)
}

/** The same of a part of something, at most 1. Throws Refusal('malformed'). */
export function partPpmOf(field: string, text: string): number {
  const ppm = ppmOf(field, text)
  if (ppm > 1_000_000) throw new Refusal('malformed', { field, problem: 'must be at most 1' })
  return ppm
}
