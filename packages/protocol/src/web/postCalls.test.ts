import { expect, test } from 'vitest'
import { CATALOG } from './catalog.ts'
import { POST_CALLS } from './postCalls.ts'

test('the calls sent as a form are those that the catalog defines so', () => {
  const defined = Object.values(CATALOG).flatMap(({ name, method }) => (method === 'POST' ? [name] : []))
  expect([...POST_CALLS].sort()).toEqual(defined.sort())
  expect(defined.length).toBeGreaterThan(20)
})
