import { MINUTE_MS } from '../marketdata/periods.ts'

/**
 * Tells whether it is worth looking again: something was touched, or another minute began, in which hours of trading and the
 * last 24 hours may have moved on by themselves.
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
