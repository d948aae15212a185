import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Setting' }

export const SettingLoading = story('/setting', 'loading', 'Fee tier 0', waiting)
export const SettingEmpty = story('/setting', 'empty', 'Fee tier 0', link('Go to verification'))
export const SettingError = story('/setting', 'error', 'Something went wrong on our side', button('Try again'))
export const SettingFull = story('/setting', 'full', 'Your fees', link('Go to verification'))
