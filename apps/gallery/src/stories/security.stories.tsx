import { press } from '../stage/hands.ts'
import { button, story, waiting } from '../stage/story.tsx'

export default { title: 'Security' }

export const SecurityLoading = story('/security', 'loading', 'Account safety', waiting)
export const SecurityEmpty = story(
  '/security',
  'empty',
  'What protects your account here',
  button('Set up: Authenticator app'),
)
export const SecurityError = story('/security', 'error', 'Something went wrong on our side', button('Try again'))
export const SecurityRefused = story('/security', 'refused', 'Too many requests', button('Link a wallet'), {
  refuses: { freezeAccount: 'rate_limited', startTotp: 'rate_limited' },
  play: () => press('Set up: Authenticator app'),
})
export const SecurityFull = story('/security', 'full', 'What protects your account here', button('Freeze account'))
