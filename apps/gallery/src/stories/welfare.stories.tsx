import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Welfare' }

export const BenefitsLoading = story('/benefits', 'loading', 'Welfare', waiting)
export const BenefitsError = story('/benefits', 'error', 'The campaigns could not be loaded.', button('Try again'))
export const BenefitsFull = story('/benefits', 'full', 'Campaigns with a budget', link('Details: First trades'))
export const BenefitsDetailLoading = story('/benefitsDetail?id=1', 'loading', 'Welfare', waiting)
export const BenefitsDetailError = story(
  '/benefitsDetail?id=1',
  'error',
  'The campaign could not be loaded.',
  button('Try again'),
)
export const BenefitsDetailFull = story(
  '/benefitsDetail?id=1',
  'full',
  'A reward is paid once all of these are met',
  link('All campaigns'),
)
export const WelfareLoading = story('/welfare', 'loading', 'Welfare', waiting)
export const WelfareError = story('/welfare', 'error', 'The campaigns could not be loaded.', button('Try again'))
export const WelfareFull = story('/welfare', 'full', 'Campaigns with a budget', link('Details: First trades'))
export const WelfareDetailLoading = story('/welfareDetail?id=1', 'loading', 'Welfare', waiting)
export const WelfareDetailError = story(
  '/welfareDetail?id=1',
  'error',
  'The campaign could not be loaded.',
  button('Try again'),
)
export const WelfareDetailFull = story(
  '/welfareDetail?id=1',
  'full',
  'Not every condition is met yet.',
  link('All campaigns'),
)
