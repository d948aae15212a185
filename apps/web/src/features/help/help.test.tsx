import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { ArticleScreen } from './ArticleScreen.tsx'
import { HelpScreen } from './HelpScreen.tsx'

const article = (id: number, category: string, reads = 0) => ({
  id,
  title: `Article ${id}`,
  category,
  excerpt: `About ${id}.`,
  time: 1,
  reads,
})
const ARTICLES = [article(101, 'account', 3), article(115, 'contracts', 1), article(116, 'contracts', 9)]
const pageOf = (list: readonly unknown[]) => ({ list, total: list.length, page: 1 })
const INFO = { contact: { email: 'help@example.org', address: '' }, socials: [] }
const WEEKDAYS = Array.from({ length: 7 }, () => ({ open: '09:00', close: '17:00' }))
const SUPPORT = { there: false, hours: { zone: 'Asia/Hong_Kong', days: WEEKDAYS }, unread: 0 }
const TEXT = { id: 115, title: 'Article 115', html: '<h2>Part</h2><p>Said.</p>', time: 1 }

const answer = (answers: Answers = {}) =>
  answerCalls({
    getTextsList: ({ keyword }: Readonly<Record<string, string>>) =>
      pageOf(keyword ? ARTICLES.filter(({ title }) => title.includes(keyword)) : ARTICLES),
    getText: TEXT,
    info: INFO,
    getSupport: SUPPORT,
    rateText: {},
    ...answers,
  })
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

beforeEach(clearSession)
afterEach(cleanup)

it('shows the articles by subject, those read most first, and how to reach somebody', async () => {
  answer()
  await renderScreen(HelpScreen, '/help')
  await screen.findByRole('heading', { name: 'Contracts and timed orders' })
  expect(titles()).toEqual([
    'Article 116',
    'Article 101',
    'Article 115',
    'Article 101',
    'Article 115',
    'Article 116',
    'help@example.org',
    'Write to support',
  ])
  expect(screen.getByText('Hours, Asia/Hong Kong')).toBeTruthy()
  expect(screen.getByText('09:00 to 17:00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe('/service')
})

it('searches while it is typed, keeps the words in the address, and says when nothing is found', async () => {
  answer()
  const where = await renderScreen(HelpScreen, '/help')
  await screen.findAllByText('Article 116')
  const field = screen.getByLabelText('Search the help centre')
  fireEvent.change(field, { target: { value: '115' } })
  await screen.findByText('1 article')
  expect(where()).toContain('q=115')
  expect(screen.getByText('About 115.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'nowhere' } })
  await screen.findByText('Nothing found for “nowhere”.')
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await screen.findByRole('heading', { name: 'Your account' })
})

it('says that there are none, and asks again after a failure', async () => {
  let fails = true
  answer({ getTextsList: () => (fails ? refusal(5002, 'The exchange is restarting') : pageOf([])) })
  await renderScreen(HelpScreen, '/help')
  await screen.findByText(/The articles could not be loaded/)
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No articles yet.')
})

it('shows an article with others on its subject, and counts what a signed-in reader says of it', async () => {
  const asked = answer()
  useSession.setState({ token: 'token' })
  await renderScreen(ArticleScreen, '/helpDetail?id=115')
  await screen.findByRole('heading', { name: 'Part' })
  const related = await screen.findByRole('navigation', { name: 'On the same subject' })
  expect(related.textContent).toContain('Article 116')
  expect(related.textContent).not.toContain('Article 101')
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  await screen.findByText('Thank you. Your answer is counted.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true'))
  expect(asked.find(({ name }) => name === 'rateText')?.fields).toMatchObject({ id: '115', useful: '0' })
})

it('asks no visitor for a judgement, and shows an article that is gone as gone', async () => {
  answer()
  await renderScreen(ArticleScreen, '/helpDetail?id=115')
  await screen.findByText('Said.')
  expect(screen.queryByText('Was this helpful?')).toBeNull()
  cleanup()
  await renderScreen(ArticleScreen, '/helpDetail?id=none')
  await screen.findByRole('heading', { name: 'This page is not available' })
})
