import { testStories } from '../../testing/storyTests.ts'
import { playLoans } from './loanRun.ts'
import { LOANS } from './loans.scenario.ts'

testStories('stories of loans', LOANS, playLoans)
