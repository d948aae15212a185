import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Sign-in' }

export const SignInLoading = story('/sign', 'loading', 'Sign in once a day, in Hong Kong time.', waiting)
export const SignInEmpty = story('/sign', 'empty', 'Before a reward is paid', button('Sign in'))
export const SignInError = story('/sign', 'error', 'Your sign-in days could not be loaded.', button('Try again'))
export const SignInRefused = story('/sign', 'refused', 'Rewards are not offered now', button('Sign in'), {
  reader: 'newcomer',
  refuses: { addSign: 'rewards_closed' },
  play: () => press('Sign in'),
})
export const SignInFull = story('/sign', 'full', 'Not payable yet.', link('Sign-in rules'))
export const SignRulesLoading = story('/signRule', 'loading', '', waiting)
export const SignRulesError = story('/signRule', 'error', 'The text could not be loaded.', button('Try again'))
export const SignRulesFull = story('/signRule', 'full', 'Rules of the daily sign-in', link('Sign-in'))
