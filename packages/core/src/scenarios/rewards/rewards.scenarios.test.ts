import { testStories } from '../../testing/storyTests.ts'
import { INVITATIONS } from './invitations.scenario.ts'
import { playRewards } from './rewardRun.ts'
import { SIGN_IN } from './signIn.scenario.ts'
import { WELFARE } from './welfare.scenario.ts'

testStories('stories of rewards', [...SIGN_IN, ...INVITATIONS, ...WELFARE], playRewards)
