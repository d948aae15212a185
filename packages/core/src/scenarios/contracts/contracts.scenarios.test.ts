import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { scenario } from '../scenario.ts'
import { CONTRACT_ORDERS } from './contractOrders.scenario.ts'
import { CONTRACT_POSITIONS } from './contractPositions.scenario.ts'
import { CONTRACT_REFUSALS } from './contractRefusals.scenario.ts'
import { playContracts } from './playContracts.ts'

const ALL = [...CONTRACT_ORDERS, ...CONTRACT_POSITIONS, ...CONTRACT_REFUSALS]

describe.each(['naive', 'fast'] as const)('stories of contracts on the %s book', (book) => {
  test.each(ALL)('$title', (story) => {
    const { exchange } = playContracts(story, book)
    expect(Exchange.restore(exchange.snapshot()).stateHash()).toBe(exchange.stateHash())
  })
})

test('both books end every story in the same state', () => {
  for (const story of ALL) {
    expect(playContracts(story, 'fast').exchange.stateHash()).toBe(playContracts(story, 'naive').exchange.stateHash())
  }
})

test('stories quote rules that exist', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  for (const { rules: quoted } of ALL) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
})

test('a story that does not come true fails', () => {
  expect(() => playContracts(scenario('wrong', 'MONEY-1', 'Alice has 1 USDT\nAlice owns 2 USDT'), 'fast')).toThrow(
    "available is '1', not '2'",
  )
  expect(() => playContracts(scenario('mute', 'MONEY-1', 'Alice sings'), 'fast')).toThrow('no such line')
})
