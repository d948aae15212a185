import { press } from '../stage/hands.ts'
import { button, story, waiting } from '../stage/story.tsx'

export default { title: 'Support' }

export const SupportLoading = story('/service', 'loading', 'Ask anything about your account.', waiting)
export const SupportEmpty = story('/service', 'empty', 'You have not written to us yet.', button('Send'))
export const SupportError = story('/service', 'error', 'Something went wrong on our side', button('Try again'))
export const SupportRefused = story('/service', 'refused', 'Write a subject', button('Send'), {
  reader: 'newcomer',
  play: () => press('Send'),
})
export const SupportFull = story(
  '/service',
  'full',
  'Which fee do I pay for a limit order?',
  button('A question about fees'),
)
