import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { HOSTING } from './hosting.scenario.ts'
import { playHosting } from './hostingRun.ts'

describe.each(['naive', 'fast'] as const)('stories of hosting on the %s book', (book) => {
  test.each(HOSTING)('$title', (story) => {
    const { exchange } = playHosting(story, book)
    expect(Exchange.restore(exchange.snapshot()).stateHash()).toBe(exchange.stateHash())
  })
})

test('stories quote rules that exist', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  for (const { rules: quoted } of HOSTING) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
})
