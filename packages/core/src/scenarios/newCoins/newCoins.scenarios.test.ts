import { testStories } from '../../testing/storyTests.ts'
import { playNewCoins } from './coinRun.ts'
import { NEW_COINS } from './newCoins.scenario.ts'

testStories('stories of new coins', NEW_COINS, playNewCoins)
