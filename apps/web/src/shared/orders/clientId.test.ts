import { expect, it } from 'vitest'
import { newClientId } from './clientId.ts'

it('makes UUIDv7 texts that carry the time and never repeat', () => {
  const time = 1_800_000_000_000
  const ids = Array.from({ length: 200 }, () => newClientId(time))
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
  }
})
