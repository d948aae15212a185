import { press } from '../stage/hands.ts'
import { button, story, waiting } from '../stage/story.tsx'

export default { title: 'Conversions' }

export const ConversionLoading = story('/exchange', 'loading', 'Exchange', waiting)
export const ConversionEmpty = story('/exchange', 'empty', 'No exchanges yet.', button('Exchange'))
export const ConversionError = story('/exchange', 'error', 'Something went wrong on our side', button('Try again'))
export const ConversionRefused = story('/exchange', 'refused', 'Please enter the quantity', button('Exchange'), {
  play: () => press('Exchange'),
})
export const ConversionFull = story('/exchange', 'full', 'Enter an amount to see what you get.', button('Exchange'))
