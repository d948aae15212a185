import { cleanup, screen } from '@testing-library/react'
import type { CallData } from '@touchstone/protocol'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, inLanguage, renderScreen } from '../../testing/renderScreen.tsx'
import { CreditTab } from './CreditTab.tsx'

const CREDIT: CallData<'getCredit'> = {
  score: 351,
  max: 1_000,
  items: [
    {
      id: 'verification',
      points: 350,
      max: 350,
      value: 'as the server says it',
      rule: 'as the server says it',
      facts: { level: '3', junior: '100', senior: '150', address: '100' },
    },
    { id: 'age', points: 1, max: 80, value: '', rule: '', facts: { days: '1', each: '3' } },
    { id: 'factor', points: 0, max: 70, value: '', rule: '', facts: { set: '1', points: '70' } },
    { id: 'traded', points: 0, max: 140, value: '', rule: '', facts: { each: '500', traded: '1234.5' } },
    {
      id: 'repayments',
      points: 0,
      max: 100,
      value: '',
      rule: '',
      facts: { none: '40', each: '20', most: '60', onTime: '2', late: '1', open: '0' },
    },
  ],
}

afterEach(cleanup)

it('says each line of the score from its figures', async () => {
  answerCalls({ getCredit: CREDIT })
  await renderScreen(CreditTab, '/setting')
  expect((await screen.findByRole('row', { name: /^Junior 100/ })).textContent).toBe(
    'Junior 100, senior 150 more, address 100 moreSenior and address350 of 350',
  )
  expect(screen.getByRole('row', { name: /full days since registration/ }).textContent).toContain('1 day1 of 80')
  expect(screen.getByRole('row', { name: /spot and contract fills/ }).textContent).toContain('1,234.5 USDT')
  expect(screen.getByRole('row', { name: /no loan is overdue/ }).textContent).toContain(
    '2 repaid on time, 1 late, 0 overdue',
  )
})

it('says in Arabic too what the customer has', async () => {
  answerCalls({ getCredit: CREDIT })
  await renderScreen(inLanguage('ar', CreditTab), '/setting')
  expect(await screen.findByText('متقدم مع العنوان')).toBeTruthy()
  expect(screen.getByText('نعم')).toBeTruthy()
})
