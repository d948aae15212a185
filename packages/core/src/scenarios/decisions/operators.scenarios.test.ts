import { expect, test } from 'vitest'
import { testStories } from '../../testing/storyTests.ts'
import { scenario } from '../scenario.ts'
import { playOperators } from './operatorRun.ts'
import { OPERATORS } from './operators.scenario.ts'

testStories('stories of operators', OPERATORS, playOperators)

test('a story that does not come true fails', () => {
  expect(() => playOperators(scenario('wrong', 'OPER-1', 'Alice is at level 1'), 'fast')).toThrow('Alice is at level 1')
  expect(() => playOperators(scenario('mute', 'OPER-1', 'Ann sings'), 'fast')).toThrow('Ann sings')
})
