import { MINUTE_MS } from '../marketdata/periods.ts'

/**
 * Tells whether figures may have changed since the last look: their source was touched, or a new minute began, in which trading hours
 * and the figures of the last 24 hours may have moved on.
 */
export class ChangeGate {
  #version = -1
  #minute = -1

  opens(version: number, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS)
    if (version === this.#version && minute === this.#minute) return false
    this.#version = version
    this.#minute = minute
    return true
  }
}

/** Whether two flat records differ in any field of the second. */
export function differs<Row extends object>(before: Row | undefined, after: Row): boolean {
  return (Object.keys(after) as (keyof Row)[]).some((field) => before?.[field] !== after[field])
}
