import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import type { BookKind } from '../matching/makeBook.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { ToyExchange } from '../scenarios/toyExchange.ts'
import { newSha256 } from './newSha256.ts'

type Play = (story: Scenario, book: BookKind) => ToyExchange

/** Tests that each story quotes rules of RULES.md. */
export function testRules(stories: readonly Scenario[]): void {
  test('stories quote rules that exist', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    for (const { rules: quoted } of stories) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
  })
}

/** Tests that both books end each story in one state, which outlives a snapshot. */
export function testStories(what: string, stories: readonly Scenario[], play: Play): void {
  describe.each(['naive', 'fast'] as const)(`${what} on the %s book`, (book) => {
    test.each(stories)('$title', (story) => {
      const { exchange } = play(story, book)
      expect(Exchange.restore(exchange.snapshot(), { newSha256 }).stateHash()).toBe(exchange.stateHash())
    })
  })
  test('both books end every story in the same state', () => {
    for (const story of stories) {
      expect(play(story, 'fast').exchange.stateHash()).toBe(play(story, 'naive').exchange.stateHash())
    }
  })
  testRules(stories)
}
