import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { scenario } from '../scenario.ts'
import { playOperators } from './operatorRun.ts'
import { OPERATORS } from './operators.scenario.ts'

describe.each(['naive', 'fast'] as const)('stories of operators on the %s book', (book) => {
  test.each(OPERATORS)('$title', (story) => {
    const { exchange } = playOperators(story, book)
    expect(Exchange.restore(exchange.snapshot()).stateHash()).toBe(exchange.stateHash())
  })
})

test('both books end every story in the same state', () => {
  for (const story of OPERATORS) {
    const hash = playOperators(story, 'fast').exchange.stateHash()
    expect(playOperators(story, 'naive').exchange.stateHash()).toBe(hash)
  }
})

test('stories quote rules that exist', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  for (const { rules: quoted } of OPERATORS) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
})

test('a story that does not come true fails', () => {
  expect(() => playOperators(scenario('wrong', 'OPER-1', 'Alice is at level 1'), 'fast')).toThrow('Alice is at level 1')
  expect(() => playOperators(scenario('mute', 'OPER-1', 'Ann sings'), 'fast')).toThrow('Ann sings')
})
