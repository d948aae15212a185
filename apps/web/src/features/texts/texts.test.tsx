import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { BannerScreen } from './BannerScreen.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'
import { SettingAboutListScreen } from './SettingAboutListScreen.tsx'
import { SettingAboutScreen } from './SettingAboutScreen.tsx'
import { SettingProfileScreen } from './SettingProfileScreen.tsx'

const notice = (id: number, type: string) => ({ id, title: `Notice ${id}`, summary: `Says ${id}.`, type, time: 1 })
const pageOf = (list: readonly unknown[]) => ({ list, total: list.length, page: 1 })
const BANNERS = [{ id: 2, img: '', title: 'See the cost', text: 'Before you trade.', link: '/deal', textId: 108 }]
const HOURS = Array.from({ length: 7 }, () => ({ open: '09:00', close: '17:00' }))
const INFO = {
  company: 'Example Ltd',
  licence: 'Licence 7',
  contact: { email: 'help@example.org', address: '1 Street' },
  socials: [{ name: 'Example on X', link: 'https://x.example' }],
  version: '1',
}

const answer = (answers: Answers = {}) =>
  answerCalls({
    getGG: ({ type }: Readonly<Record<string, string>>) => pageOf([notice(type === 'news' ? 202 : 201, type ?? '')]),
    getBanner: BANNERS,
    getText: { id: 108, title: 'What a trade costs', html: '<p>Two things.</p>', time: 1 },
    getTextsList: pageOf([{ id: 6, title: 'Fees', category: '', excerpt: 'What costs what.', time: 1, reads: 0 }]),
    getLogo: { logo: '', logoDark: '', name: 'Touchstone' },
    info: INFO,
    getSupport: { there: false, hours: { zone: 'Asia/Hong_Kong', days: HOURS }, unread: 0 },
    ...answers,
  })

beforeEach(clearSession)
afterEach(cleanup)

it('tells announcements and news apart, with the tab in the address', async () => {
  answer()
  const where = await renderScreen(NoticeScreen, '/notice')
  await screen.findByText('Notice 201')
  fireEvent.click(screen.getByRole('tab', { name: 'News' }))
  await screen.findByText('Notice 202')
  expect(where()).toContain('tab=news')
  expect(screen.queryByText('Notice 201')).toBeNull()
  fireEvent.click(screen.getByText('Notice 202'))
  fireEvent.click(await screen.findByRole('link', { name: 'All announcements and news' }))
  await screen.findByText('Notice 201')
  expect(where()).toBe('/notice')
})

it('says when there is no news, and asks again after a failure', async () => {
  let fails = true
  answer({ getGG: () => (fails ? refusal(5002, 'The exchange is restarting') : pageOf([])) })
  await renderScreen(NoticeScreen, '/notice?tab=news')
  await screen.findByText(/The text could not be loaded/)
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No news yet.')
})

it('shows the text behind a banner and where it leads, and says when there is no such banner', async () => {
  answer()
  await renderScreen(BannerScreen, '/bannerDetail?id=2')
  await screen.findByRole('heading', { name: 'See the cost' })
  await screen.findByText('Two things.')
  expect(screen.getByRole('link', { name: 'Go there now' }).getAttribute('href')).toBe('/deal')
  cleanup()
  await renderScreen(BannerScreen, '/bannerDetail?id=7')
  await screen.findByRole('heading', { name: 'This page is not available' })
})

it('leads inside the user centre to the profile with the company’s facts, and to every text about the exchange', async () => {
  answer()
  useSession.setState({ token: 'token' })
  await renderScreen(SettingAboutScreen, '/settingAbout')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const path of ['/settingJianjie', '/settingAboutList', '/settingHelp', '/notice']) expect(hrefs).toContain(path)
  cleanup()
  await renderScreen(SettingAboutListScreen, '/settingAboutList')
  fireEvent.click(await screen.findByText('What costs what.'))
  await screen.findByText('Two things.')
  cleanup()
  await renderScreen(SettingProfileScreen, '/settingJianjie')
  for (const fact of ['Example Ltd', 'Licence 7', '1 Street', '09:00 to 17:00', 'Example on X'])
    await screen.findByText(fact)
})
