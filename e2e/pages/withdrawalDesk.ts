import { expect } from '@playwright/test'
import type { OperatorConsole } from './operator.ts'

const REASON = 'Agreed for this journey'

async function openAroundTheClock(proposer: OperatorConsole, approver: OperatorConsole): Promise<void> {
  await proposer.go('Policies')
  await proposer.page.getByRole('button', { name: 'Propose money terms' }).click()
  const terms = proposer.dialog('Propose terms for deposits and withdrawals')
  await terms.getByLabel('Opens (Hong Kong, hh:mm)').fill('00:00')
  await terms.getByLabel('A new address waits, hours').fill('0')
  await proposer.confirm(terms, REASON, 'Propose')
  await approver.approve('Terms of deposits and withdrawals')
}

/** Two people open withdrawals around the clock, to new addresses at once, and before anybody is verified. */
export async function openWithdrawals(proposer: OperatorConsole, approver: OperatorConsole): Promise<void> {
  await openAroundTheClock(proposer, approver)
  await proposer.go('Policies')
  await proposer.page.getByRole('button', { name: 'Propose verification policy' }).click()
  const policy = proposer.dialog('Propose what each verification level unlocks')
  await policy.getByRole('group', { name: 'Withdrawals per day, USDT' }).getByLabel('None').fill('5000')
  await proposer.confirm(policy, REASON, 'Propose')
  await approver.approve('Verification policy')
}

/** Opens the only one of its kind that nobody has taken. A queue that was read before shows for a moment one that was since. */
export async function openWithdrawal(operator: OperatorConsole, way: 'Bank' | 'Chain'): Promise<void> {
  const { page } = operator
  await operator.go('Withdrawals')
  await page.reload()
  const kind = page.getByRole('cell', { name: way, exact: true })
  await page.getByRole('row').filter({ has: kind, hasText: 'Pending' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Withdrawal \d+$/ })).toBeVisible()
}

/** Takes a step with the withdrawal that is open, and gives the reason. */
export async function act(operator: OperatorConsole, button: string, dialog: RegExp): Promise<void> {
  await operator.page.getByRole('button', { name: button, exact: true }).click()
  await operator.confirm(operator.dialog(dialog), REASON, button)
}
