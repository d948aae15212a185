import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
import { campaignTermsOf, draftOfCampaign, EMPTY_CAMPAIGN } from './campaignDraft.ts'
// Loaded here, so that no test waits for a screen to be fetched.
import './RewardsScreen.tsx'
import { draftOfTerms, rewardTermsOf } from './termsDraft.ts'

afterEach(cleanup)

const TERMS = {
  rewardShare: '0.1',
  inviteRates: ['0.05', '0.03', '0.02'],
  waitDays: 30,
  signInRewards: ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1'],
}
const ACTIVITY: AdminCallData<'getActivity'> = {
  sequence: 4_711,
  time: 1_000,
  currency: 'USDT',
  version: 8,
  terms: TERMS,
  treasury: [{ currency: 'USDT', amount: '250000' }],
  budgets: [{ campaign: 0, currency: 'USDT', funded: '1000', paid: '12', left: '988' }],
  paid: [{ kind: 'sign_in', currency: 'USDT', amount: '12', count: 40 }],
  waiting: [{ currency: 'USDT', amount: '3.5' }],
}
const CAMPAIGN: AdminCallData<'getCampaigns'>['campaigns'][number] = {
  version: 9,
  terms: {
    campaign: 1,
    title: 'First trades',
    text: 0,
    currency: 'USDT',
    reward: '5',
    perPerson: 1,
    from: Date.UTC(2026, 10, 1, 9, 30, 47, 396),
    until: Date.UTC(2026, 11, 1, 9, 30, 47, 396),
    conditions: [{ kind: 'trades', need: '10' }],
    state: 'running',
  },
  state: 'running',
  left: '995',
  claims: 1,
}
const INVITEE: AdminCallData<'getInvitees'>['list'][number] = {
  uid: '1005',
  inviter: '1001',
  time: 2_000,
  qualified: false,
  concerns: ['device'],
  chain: ['1000'],
}

function show(activity: AdminCallData<'getActivity'> = ACTIVITY) {
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getActivity: activity,
    getCampaigns: { sequence: 4_711, campaigns: [CAMPAIGN] },
    getInvitees: { list: [INVITEE], total: 1, page: 1 },
    proposeRewardTerms: { audit: 7, pending: 'p1' },
    proposeCampaignFunding: { audit: 8, pending: 'p2' },
    proposeCampaignClosing: { audit: 9, pending: 'p3' },
    proposeCampaign: { audit: 10, pending: 'p4' },
  })
  renderConsole('/rewards')
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}

it('shows terms, budgets, campaigns, and who looks like one person', async () => {
  show()
  expect(await screen.findByText('5% · 3% · 2%')).toBeTruthy()
  expect((await screen.findByRole('row', { name: /Sign-in/ })).textContent).toContain('988 USDT')
  expect(screen.getByText('3.5 USDT')).toBeTruthy()
  expect((await screen.findByText('First trades')).closest('tr')?.textContent).toContain('trades ≥ 10')
  expect((await screen.findByText('1005')).closest('tr')?.textContent).toContain('same device')
})

it('says that nothing is rewarded without terms', async () => {
  show({ ...ACTIVITY, version: 0, terms: null, budgets: [] })
  expect(await screen.findByText('No terms are decided: nothing is rewarded.')).toBeTruthy()
  expect(screen.getByText('Nothing is set aside.')).toBeTruthy()
})

it('proposes other terms with what changes', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Propose terms' }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose terms of rewards' })
  fireEvent.change(within(dialog).getByLabelText(/^Days a commission is held/), { target: { value: '45' } })
  expect(within(dialog).getByRole('row', { name: /Days a commission is held/ }).textContent).toContain('30')
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Longer wait' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  await waitFor(() =>
    expect(sent('proposeRewardTerms')).toMatchObject([{ world: 'real', terms: { ...TERMS, waitDays: 45 } }]),
  )
})

it('proposes a budget with what treasury and budget have before and after, and none that is not there', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a budget' }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose a budget' })
  const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(`^${name}`) }).textContent
  fireEvent.change(within(dialog).getByLabelText('Amount (USDT)'), { target: { value: '250001' } })
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Next month' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  expect(within(dialog).getByText('The treasury has less')).toBeTruthy()
  expect(sent('proposeCampaignFunding')).toEqual([])
  fireEvent.change(within(dialog).getByLabelText('Amount (USDT)'), { target: { value: '500' } })
  expect(row('Treasury')).toContain('250,000 → , 249,500')
  expect(row('Left of the budget')).toContain('988 → , 1,488')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(sent('proposeCampaignFunding')).toMatchObject([{ campaign: 0, amount: '500' }]))
})

it('proposes to end a budget with what goes back', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'End' }))
  const dialog = await screen.findByRole('dialog', { name: 'End the budget of Sign-in' })
  expect(within(dialog).getByRole('row', { name: /^Left of the budget/ }).textContent).toContain('988 → , 0')
  expect(within(dialog).getByRole('row', { name: /^Treasury/ }).textContent).toContain('250,000 → , 250,988')
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Over' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(sent('proposeCampaignClosing')).toMatchObject([{ world: 'real', campaign: 0 }]))
})

it('widens a campaign and leaves its times as they are, to the millisecond', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose other terms of First trades' })
  fireEvent.change(within(dialog).getByLabelText('Times per person'), { target: { value: '2' } })
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Twice' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(sent('proposeCampaign')).toMatchObject([{ terms: { ...CAMPAIGN.terms, perPerson: 2 } }]))
})

it('shows of a campaign that is not there yet what was filled in, and nothing else', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a campaign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose a campaign' })
  expect(within(dialog).queryByRole('row', { name: /^Title/ })).toBeNull()
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'Ten trades' } })
  expect(within(dialog).getByRole('row', { name: /^Title/ }).textContent).toContain('– → , Ten trades')
})

it('reads terms and campaigns back as they were written, and nothing that cannot be read', () => {
  expect(rewardTermsOf(draftOfTerms(TERMS))).toEqual(TERMS)
  expect(rewardTermsOf({ ...draftOfTerms(TERMS), rates: '0.05, 0.03' })).toBeUndefined()
  expect(rewardTermsOf({ ...draftOfTerms(TERMS), days: '1, 2, x, 4, 5, 6, 7' })).toBeUndefined()
  expect(campaignTermsOf(1, draftOfCampaign(CAMPAIGN.terms), CAMPAIGN.terms)).toEqual(CAMPAIGN.terms)
  expect(campaignTermsOf(1, EMPTY_CAMPAIGN, undefined)).toBeUndefined()
  expect(
    campaignTermsOf(1, { ...draftOfCampaign(CAMPAIGN.terms), conditions: 'luck 3' }, CAMPAIGN.terms),
  ).toBeUndefined()
})
