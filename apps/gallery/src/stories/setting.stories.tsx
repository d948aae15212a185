import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Setting' }

export const SettingLoading = story('/setting', 'loading', 'Fee tier 0', waiting)
export const SettingEmpty = story('/setting', 'empty', 'Fee tier 0', link('Go to verification'))
export const SettingError = story('/setting', 'error', 'Something went wrong on our side', button('Try again'))
export const SettingFull = story('/setting', 'full', 'Your fees', link('Go to verification'))
export const SafetyLoading = story('/setting?tab=security', 'loading', 'Security level', waiting, {
  part: 'security centre',
})
export const SafetyEmpty = story(
  '/setting?tab=security',
  'empty',
  'Security level',
  button('Set up: Authenticator app'),
  { part: 'security centre' },
)
export const SafetyError = story(
  '/setting?tab=security',
  'error',
  'Something went wrong on our side',
  button('Try again'),
  { part: 'security centre' },
)
export const SafetyFull = story('/setting?tab=security', 'full', 'Security level', button('Freeze account'), {
  part: 'security centre',
})
export const PayoutFull = story('/setting?tab=payout', 'full', 'Payout settings', button('Save'), {
  part: 'payout settings',
})
export const CreditLoading = story('/setting?tab=credit', 'loading', 'Credit score', waiting, { part: 'credit score' })
export const CreditError = story(
  '/setting?tab=credit',
  'error',
  'Something went wrong on our side',
  button('Try again'),
  { part: 'credit score' },
)
export const CreditFull = story('/setting?tab=credit', 'full', 'What counts', link('Security centre'), {
  part: 'credit score',
})
export const PreferencesFull = story(
  '/setting?tab=preferences',
  'full',
  'They are kept in this browser only.',
  button('English'),
  { part: 'preferences' },
)
export const FreezeDialogFull = story('/setting?tab=security', 'full', 'Freeze', button('Freeze account'), {
  part: 'dialog: freeze the account',
  play: () => press('Freeze account'),
})
