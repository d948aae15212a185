import { around, button, link, story, tab, waiting } from '../stage/story.tsx'

export default { title: 'Texts' }

export const TextLoading = story('/text?id=7', 'loading', '', waiting)
export const TextError = story('/text?id=7', 'error', 'The text could not be loaded.', button('Try again'))
export const TextFull = story(
  '/text?id=7',
  'full',
  'You do not have to believe our statements about balances.',
  around('Help centre'),
)
export const AboutLoading = story('/about', 'loading', '', waiting)
export const AboutError = story('/about', 'error', 'The text could not be loaded.', button('Try again'))
export const AboutFull = story('/about', 'full', 'Who runs this installation', around('Help centre'))
export const AgreementTextLoading = story('/agrt?id=3', 'loading', '', waiting)
export const AgreementTextError = story('/agrt?id=3', 'error', 'The text could not be loaded.', button('Try again'))
export const AgreementTextFull = story('/agrt?id=3', 'full', 'What you agree to', button('Print'))
export const NoticesLoading = story('/notice', 'loading', 'Announcements', waiting, { troubles: ['getGG'] })
export const NoticesError = story('/notice', 'error', 'could not be loaded', button('Try again'), {
  troubles: ['getGG'],
})
export const NoticesFull = story('/notice', 'full', 'What changed, and what will.', link('Spot trading is open'))
export const BannerLoading = story('/bannerDetail?id=1', 'loading', '', waiting)
export const BannerError = story('/bannerDetail?id=1', 'error', 'The text could not be loaded.', button('Try again'))
export const BannerFull = story(
  '/bannerDetail?id=1',
  'full',
  'Every balance follows from one signed log.',
  link('Go there now'),
)
export const SettingAboutFull = story('/settingAbout', 'full', 'About us', link('Company profile'))
export const SettingAboutListLoading = story('/settingAboutList?id=7', 'loading', '', waiting)
export const SettingAboutListError = story(
  '/settingAboutList?id=7',
  'error',
  'The text could not be loaded.',
  button('Try again'),
)
export const SettingAboutListFull = story(
  '/settingAboutList?id=7',
  'full',
  'You do not have to believe our statements',
  link('Back'),
)
export const SettingProfileLoading = story('/settingJianjie', 'loading', '', waiting)
export const SettingProfileError = story(
  '/settingJianjie',
  'error',
  'The text could not be loaded.',
  button('Try again'),
)
export const SettingProfileFull = story('/settingJianjie', 'full', 'Who runs this installation', link('About and help'))
export const NewsFull = story('/notice?tab=news', 'full', 'News', tab('Messages'), { part: 'news' })
