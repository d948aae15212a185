import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Help' }

export const HelpLoading = story('/help', 'loading', 'Help centre', waiting)
export const HelpError = story('/help', 'error', 'The articles could not be loaded.', button('Try again'))
export const HelpFull = story('/help', 'full', 'Answers to common questions', link('Opening an account'))
export const ArticleLoading = story('/helpDetail?id=1', 'loading', '', waiting)
export const ArticleError = story('/helpDetail?id=1', 'error', 'The text could not be loaded.', button('Try again'))
export const ArticleRefused = story('/helpDetail?id=1', 'refused', 'Your answer was not counted.', button('Yes'), {
  refuses: { rateText: 'rate_limited' },
  play: () => press('Yes'),
})
export const ArticleFull = story('/helpDetail?id=1', 'full', 'Did not find what you need?', link('Write to support'))
export const SettingHelpLoading = story('/settingHelp', 'loading', 'Help centre', waiting)
export const SettingHelpError = story('/settingHelp', 'error', 'The articles could not be loaded.', button('Try again'))
export const SettingHelpFull = story('/settingHelp', 'full', 'Did not find what you need?', link('Write to support'))
