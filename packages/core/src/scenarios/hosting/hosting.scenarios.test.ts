import { testStories } from '../../testing/storyTests.ts'
import { HOSTING } from './hosting.scenario.ts'
import { playHosting } from './hostingRun.ts'

testStories('stories of hosting', HOSTING, playHosting)
