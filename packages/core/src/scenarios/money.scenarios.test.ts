import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { CONVERSIONS } from './conversions/conversions.scenario.ts'
import { DEPOSITS } from './deposits/deposits.scenario.ts'
import { playMoney } from './moneyRun.ts'
import { PAYOUTS } from './withdrawals/payouts.scenario.ts'
import { WITHDRAWALS } from './withdrawals/withdrawals.scenario.ts'

const MONEY = [...DEPOSITS, ...WITHDRAWALS, ...PAYOUTS, ...CONVERSIONS]

describe.each(['naive', 'fast'] as const)('stories of money in and out on the %s book', (book) => {
  test.each(MONEY)('$title', (story) => {
    const { exchange } = playMoney(story, book)
    expect(Exchange.restore(exchange.snapshot()).stateHash()).toBe(exchange.stateHash())
  })
})

test('stories quote rules that exist', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  for (const { rules: quoted } of MONEY) for (const rule of quoted) expect(rules).toContain(`**${rule}**`)
})
