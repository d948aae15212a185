import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** `toEqual` for what is compared thousands of times: where both are strictly equal it costs a tenth. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
