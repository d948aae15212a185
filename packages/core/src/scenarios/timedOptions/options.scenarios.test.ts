import { expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { newSha256 } from '../../testing/newSha256.ts'
import { testRules } from '../../testing/storyTests.ts'
import { playOptions } from './optionRun.ts'
import { OPTIONS } from './options.scenario.ts'

test.each(OPTIONS)('$title', (story) => {
  const { exchange, journal } = playOptions(story)
  const again = new Exchange({ newSha256, book: 'naive' })
  journal.forEach(({ time, command }, index) => {
    again.apply({ sequence: index + 1, time, command })
  })
  expect(again.stateHash()).toBe(exchange.stateHash())
  expect(Exchange.restore(exchange.snapshot(), { newSha256 }).stateHash()).toBe(exchange.stateHash())
})

testRules(OPTIONS)
