import { expect, test } from 'vitest'
import { testStories } from '../../testing/storyTests.ts'
import { scenario } from '../scenario.ts'
import { AMENDING } from './amending.scenario.ts'
import { GOOD_TILL } from './goodTill.scenario.ts'
import { HOUSE } from './house.scenario.ts'
import { ICEBERGS } from './icebergs.scenario.ts'
import { MATCHING } from './matching.scenario.ts'
import { ORDER_KINDS } from './orderKinds.scenario.ts'
import { REFUSALS } from './refusals.scenario.ts'
import { playScenario } from './scenarioRun.ts'
import { TRAILING } from './trailing.scenario.ts'

const ALL = [...MATCHING, ...ORDER_KINDS, ...AMENDING, ...REFUSALS, ...HOUSE, ...GOOD_TILL, ...TRAILING, ...ICEBERGS]

testStories('stories', ALL, playScenario)

test.each(ALL)('$title is more than its checks', (story) => {
  expect(playScenario(story, 'fast').exchange.sequence).toBeGreaterThan(story.lines.length / 2)
})

test('a story that does not come true fails', () => {
  const wrong = scenario('wrong', 'MATCH-1', 'Alice has 1 USDT\nAlice owns 2 USDT')
  expect(() => playScenario(wrong, 'fast')).toThrow("available is '1', not '2'")
  expect(() => playScenario(scenario('mute', 'MATCH-1', 'Alice sings'), 'fast')).toThrow('no such line')
})
