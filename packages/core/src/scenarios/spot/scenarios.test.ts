import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { AMENDING } from './amending.scenario.ts'
import { HOUSE } from './house.scenario.ts'
import { MATCHING } from './matching.scenario.ts'
import { ORDER_KINDS } from './orderKinds.scenario.ts'
import { REFUSALS } from './refusals.scenario.ts'
import { playScenario } from './scenarioRun.ts'

const ALL = [...MATCHING, ...ORDER_KINDS, ...AMENDING, ...REFUSALS, ...HOUSE]

describe.each(['naive', 'fast'] as const)('stories on the %s book', (book) => {
  test.each(ALL)('$title', (story) => {
    expect(playScenario(story, book).exchange.sequence).toBeGreaterThan(story.lines.length / 2)
  })
})

test('both books end every story in the same state', () => {
  for (const story of ALL) {
    expect(playScenario(story, 'fast').exchange.stateHash()).toBe(playScenario(story, 'naive').exchange.stateHash())
  }
})

test('stories quote rules that exist', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  for (const { rules: quoted } of ALL) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
})

test('a story that does not come true fails', () => {
  const wrong = scenario('wrong', 'MATCH-1', 'Alice has 1 USDT\nAlice owns 2 USDT')
  expect(() => playScenario(wrong, 'fast')).toThrow("available is '1', not '2'")
  expect(() => playScenario(scenario('mute', 'MATCH-1', 'Alice sings'), 'fast')).toThrow('no such line')
})
