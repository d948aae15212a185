import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './ContentScreen.tsx'
import { draftOf, factsOf } from './companyDraft.ts'
import './TextScreen.tsx'

afterEach(cleanup)

const FACTS: AdminCallData<'getCompany'>['facts'] = {
  company: 'Example Ltd',
  licence: 'No. 7',
  email: 'help@example.org',
  address: '1 Street',
  defaultLang: 'en',
  socials: [{ name: 'Example on X', link: 'https://x.example' }],
}
const AGREEMENT = { type: 'legal' as const, label: '', title: 'User agreement', summary: '', markdown: 'Be good.' }
const LISTED = { id: 3, lang: 'en' as const, type: 'legal' as const, title: 'User agreement', state: 'edited' as const }

function show(address: string, draft: AdminCallData<'getContentText'>['draft'] = null) {
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getCompany: { facts: FACTS, missing: ['the privacy terms (text 5)'] },
    getBanners: [],
    getContentTexts: [{ ...LISTED, draft: true, scheduled: 0, useful: 3, notUseful: 1 }],
    getContentText: { id: 3, legal: true, shown: AGREEMENT, draft, versions: [] },
    previewText: { html: '<p>Be <strong>good</strong>.</p><script>x()</script>' },
    saveTextDraft: { id: 3, audit: 4 },
    publishText: { audit: 5, pending: 'p1' },
    proposeCompany: { audit: 6, pending: 'p2' },
  })
  renderConsole(address)
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('lists the texts, and says who runs the installation and what is missing', async () => {
  show('/content')
  await screen.findByText('User agreement')
  await screen.findByText('Customers are not served yet. Missing: the privacy terms (text 5).')
  expect(screen.getByText('3 / 1')).toBeTruthy()
  expect(screen.getByText('Example on X https://x.example')).toBeTruthy()
})

it('reads the facts back as they were written', () => {
  expect(factsOf(draftOf(FACTS))).toEqual(FACTS)
  expect(factsOf({ ...draftOf(FACTS), socials: 'nowhere' }).socials).toEqual([{ name: 'nowhere', link: '' }])
})

it('publishes the kept draft with a reason', async () => {
  const asked = show('/content/text?id=3&lang=en', AGREEMENT)
  await screen.findByText('good')
  press('Publish')
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'checked' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) as HTMLElement)
  await waitFor(() => expect(asked('publishText')).toEqual([{ id: 3, lang: 'en', publishAt: 0, reason: 'checked' }]))
})

it('keeps a draft of a text, and publishes nothing that was not kept', async () => {
  let kept: AdminCallData<'getContentText'>['draft'] = null
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getContentText: () => ({ id: 3, legal: true, shown: AGREEMENT, draft: kept, versions: [] }),
    previewText: ({ markdown }: { readonly markdown?: string }) => ({ html: `<p>${markdown}</p>` }),
    saveTextDraft: ({ type, label, title, summary, markdown }: typeof AGREEMENT) => {
      kept = { type, label, title, summary, markdown }
      return { id: 3, audit: 4 }
    },
  })
  renderConsole('/content/text?id=3&lang=en')
  const body = await screen.findByDisplayValue('Be good.')
  fireEvent.change(body, { target: { value: 'Be better.' } })
  await screen.findByText('Be better.', { selector: 'p' })
  fireEvent.click(screen.getByRole('button', { name: /Save the draft first/ }))
  expect(screen.queryByLabelText(/Reason/)).toBeNull()
  press('Save the draft')
  const draft = { ...AGREEMENT, markdown: 'Be better.' }
  await waitFor(() => expect(kept).toEqual(draft))
  expect(asked.filter(({ name }) => name === 'saveTextDraft').map(({ input }) => input)).toEqual([
    { id: 3, lang: 'en', ...draft },
  ])
  await waitFor(() => {
    press('Publish')
    expect(screen.getByLabelText(/Reason/)).toBeTruthy()
  })
  expect(asked.some(({ name }) => name === 'publishText')).toBe(false)
})
