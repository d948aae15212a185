import { expect, test } from 'vitest'
import { testStories } from '../../testing/storyTests.ts'
import { scenario } from '../scenario.ts'
import { CONTRACT_ORDERS } from './contractOrders.scenario.ts'
import { CONTRACT_POSITIONS } from './contractPositions.scenario.ts'
import { CONTRACT_REFUSALS } from './contractRefusals.scenario.ts'
import { CONTRACT_GOOD_TILL } from './goodTill.scenario.ts'
import { CONTRACT_ICEBERGS } from './icebergs.scenario.ts'
import { CONTRACT_PAIRS } from './pairs.scenario.ts'
import { playContracts } from './playContracts.ts'
import { CONTRACT_TRAILING } from './trailing.scenario.ts'

const ALL = [
  ...CONTRACT_ORDERS,
  ...CONTRACT_POSITIONS,
  ...CONTRACT_REFUSALS,
  ...CONTRACT_GOOD_TILL,
  ...CONTRACT_TRAILING,
  ...CONTRACT_ICEBERGS,
  ...CONTRACT_PAIRS,
]

testStories('stories of contracts', ALL, playContracts)

test('a story that does not come true fails', () => {
  expect(() => playContracts(scenario('wrong', 'MONEY-1', 'Alice has 1 USDT\nAlice owns 2 USDT'), 'fast')).toThrow(
    "available is '1', not '2'",
  )
  expect(() => playContracts(scenario('mute', 'MONEY-1', 'Alice sings'), 'fast')).toThrow('no such line')
})
