import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { AccountFrame } from './AccountFrame.tsx'

afterEach(cleanup)

it.each([
  ['/recharge', 'Deposit'],
  ['/rechargeRecord', 'Deposit'],
  ['/moneyRecord', 'Withdraw'],
  ['/buycoinRecord', 'Buy coins'],
])('the menu of the assets marks one line at %s: %s', async (path, line) => {
  answerCalls({})
  await renderScreen(() => <AccountFrame title="">{null}</AccountFrame>, path)
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') !== null)
  expect(current.map((link) => link.textContent)).toEqual([line])
})
