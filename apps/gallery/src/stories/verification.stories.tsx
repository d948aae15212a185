import { press } from '../stage/hands.ts'
import { button, story, waiting } from '../stage/story.tsx'

export default { title: 'Verification' }

export const VerificationLoading = story('/authentication', 'loading', 'Three steps, each reviewed by people.', waiting)
export const VerificationEmpty = story('/authentication', 'empty', 'As on the document.', button('Send for review'))
export const VerificationError = story(
  '/authentication',
  'error',
  'Something went wrong on our side',
  button('Try again'),
)
export const VerificationRefused = story('/authentication', 'refused', 'cannot be empty', button('Send for review'), {
  reader: 'newcomer',
  play: () => press('Send for review'),
})
export const VerificationFull = story(
  '/authentication',
  'full',
  'Three steps, each reviewed by people.',
  button('Address'),
)
