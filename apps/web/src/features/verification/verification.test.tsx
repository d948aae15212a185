import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useToasts } from '@touchstone/frame'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { VerificationScreen } from './VerificationScreen.tsx'
import { JUNIOR_KYC, NEW_KYC, REJECTED_KYC, REVIEW_KYC } from './verification.fixtures.ts'

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const filledIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

beforeEach(() => {
  clearSession()
  useToasts.setState({ toasts: [] })
})
afterEach(cleanup)

it('shows the locked nationality, where each step stands and what it unlocks', async () => {
  answerCalls({ getKyc: NEW_KYC })
  await renderScreen(VerificationScreen, '/authentication')
  expect(await screen.findByLabelText('Nationality')).toHaveProperty('readOnly', true)
  expect(filledIn('Nationality')).toContain('Hong Kong')
  expect(screen.getAllByText('Not sent')).toHaveLength(3)
  expect(screen.getByText('5,000 USDT')).toBeTruthy()
  expect(screen.getByText('10,000 USDT')).toBeTruthy()
})

it('asks for what is missing under each field, and the server for nothing', async () => {
  const asked = answerCalls({ getKyc: NEW_KYC })
  await renderScreen(VerificationScreen, '/authentication')
  await screen.findByLabelText('Name')
  press('Send for review')
  for (const field of ['ID type', 'Name', 'ID number'])
    expect(screen.getAllByText(`${field} cannot be empty`).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByLabelText('ID type'))
  expect(asked.map(({ name }) => name)).not.toContain('saveKyc')
})

it('saves and sends a step', async () => {
  const asked = answerCalls({ getKyc: NEW_KYC, saveKyc: { draft: true }, editCenterLevel: { state: 'review' } })
  await renderScreen(VerificationScreen, '/authentication?tier=junior')
  await screen.findByLabelText('Name')
  type('ID type', '2')
  type('Name', 'Ann Archer')
  type('ID number', 'K1234567')
  press('Send for review')
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('editCenterLevel'))
  const saved = asked.find(({ name }) => name === 'saveKyc')
  expect(saved?.fields).toMatchObject({ tier: 'junior', idTypeId: '2', name: 'Ann Archer', idNumber: 'K1234567' })
  expect(asked.find(({ name }) => name === 'editCenterLevel')?.fields).toMatchObject({ level: 'junior' })
  await waitFor(() => expect(asked.filter(({ name }) => name === 'getKyc').length).toBeGreaterThan(1))
})

it('saves without sending', async () => {
  const asked = answerCalls({ getKyc: NEW_KYC, saveKyc: { draft: true } })
  await renderScreen(VerificationScreen, '/authentication')
  await screen.findByLabelText('Name')
  type('Name', 'Ann')
  press('Save without sending')
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Saved'))
  expect(asked.map(({ name }) => name)).not.toContain('editCenterLevel')
})

it('says in the form why the server refused', async () => {
  answerCalls({ getKyc: REJECTED_KYC, saveKyc: refusal(4306, 'This is under review already') })
  await renderScreen(VerificationScreen, '/authentication')
  await screen.findByLabelText('Name')
  press('Re-verify')
  expect((await screen.findByRole('alert')).textContent).toBe('This is under review already')
  expect(useToasts.getState().toasts).toEqual([])
})

it('tells why a step was rejected and keeps what was filled in', async () => {
  answerCalls({ getKyc: REJECTED_KYC })
  await renderScreen(VerificationScreen, '/authentication')
  expect(await screen.findByText('Authentication failed, please re-verify')).toBeTruthy()
  expect(screen.getByText('Reason: The name differs from that on the document.')).toBeTruthy()
  expect([filledIn('Name'), filledIn('ID number'), filledIn('ID type')]).toEqual(['Ann Archer', 'K1234567', '2'])
  expect(screen.getByRole('button', { name: 'Re-verify' })).toBeTruthy()
})

it('locks a step under review', async () => {
  answerCalls({ getKyc: REVIEW_KYC })
  await renderScreen(VerificationScreen, '/authentication')
  expect(await screen.findByText('Under review')).toBeTruthy()
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull()
})

it('opens at the first step that is not approved, and at the one that was asked for', async () => {
  answerCalls({ getKyc: JUNIOR_KYC })
  await renderScreen(VerificationScreen, '/authentication')
  expect(await screen.findByText('Front of the document')).toBeTruthy()
  cleanup()
  await renderScreen(VerificationScreen, '/authentication?tier=address')
  expect(await screen.findByLabelText('Address', { selector: 'input' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Send for review/ }).getAttribute('aria-disabled')).toBe('true')
  cleanup()
  answerCalls({ getKyc: JUNIOR_KYC })
  await renderScreen(VerificationScreen, '/authentication?tier=address')
  fireEvent.click(await screen.findByRole('button', { name: /Junior/ }))
  expect(await screen.findByLabelText('Name')).toHaveProperty('disabled', true)
})

it('asks for the pictures of a step, the bill by its own sentence', async () => {
  answerCalls({ getKyc: { ...JUNIOR_KYC, senior: JUNIOR_KYC.junior, level: 2 } })
  await renderScreen(VerificationScreen, '/authentication?tier=address')
  await screen.findByLabelText('Address', { selector: 'input' })
  press('Send for review')
  expect(screen.getAllByText('Please upload the bill image').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Address cannot be empty').length).toBeGreaterThan(0)
})

it('lets newcomers go on without it', async () => {
  answerCalls({ getKyc: NEW_KYC })
  await renderScreen(VerificationScreen, '/authentication?first=1')
  expect((await screen.findByRole('link', { name: 'Skip for now' })).getAttribute('href')).toBe('/table1')
})

it('lets newcomers who have sent a step start trading', async () => {
  answerCalls({ getKyc: REVIEW_KYC })
  await renderScreen(VerificationScreen, '/authentication?first=1')
  const on = await screen.findByRole('link', { name: 'Start trading' })
  expect(on.getAttribute('href')).toBe('/deal')
  expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull()
})

it('is closed in the demo account', async () => {
  const asked = answerCalls({})
  useSession.setState({ demo: true })
  await renderScreen(VerificationScreen, '/authentication')
  expect(await screen.findByText('Not available in the demo account')).toBeTruthy()
  expect(asked.map(({ name }) => name)).not.toContain('getKyc')
  useSession.setState({ demo: false })
})
