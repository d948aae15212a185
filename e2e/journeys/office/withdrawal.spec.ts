import { expect, type Page } from '@playwright/test'
import { test } from '../../office.ts'
import { newAccount, register, setTransactionPassword, TRANSACTION_PASSWORD } from '../../pages/newcomer.ts'
import { WithdrawalPages } from '../../pages/withdrawal.ts'
import { act, openWithdrawal } from '../../pages/withdrawalDesk.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
const REASON = 'Agreed for this journey'
const REFUSAL = 'Please withdraw to an address of your own.'

/** By the forms: only a session that a browser opened may take money out. Test funds come from no deposit. */
async function openFundedAccount(page: Page, origin: string): Promise<void> {
  await register(page, origin, newAccount())
  await setTransactionPassword(page, origin)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const form = { token, currency: 'USDT', amount: '10000' }
  const answer = await page.request.post(`${origin}/sandbox/faucet`, { form })
  expect((await answer.json()).code).toBe(0)
}

async function addAddress(pages: WithdrawalPages): Promise<void> {
  const form = await pages.newAddress('My wallet')
  await form.getByLabel('Address', { exact: true }).fill(WALLET.replace('E7', 'e7'))
  await form.getByRole('button', { name: 'Add the address' }).click()
  await expect(form.getByText('The capital letters do not match')).toBeVisible()
  await pages.addAddress(form, WALLET, 'My wallet')
}

async function withdrawToBank(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/money?way=bank`)
  const form = page.getByRole('form', { name: 'Withdraw to a bank account' })
  const fields = {
    'Payee name': 'A. Person',
    'Bank name': 'First Bank',
    'Bank account': 'DE89 3704 0044 0532 0130 00',
    'SWIFT code': 'DEUTDEFF',
    'Bank address': '1 Bank Street',
    Phone: '+852 5555 1234',
    'Payee’s address': '2 Home Road',
    Amount: '1000',
  }
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  await expect(form.getByText('950 USDT')).toBeVisible()
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw 1,000 USDT to a bank?' })
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()
}

test('a customer withdraws to an address and to a bank; operators refuse the one and pay the other', async ({
  page,
  office,
}) => {
  const { server } = office
  await openFundedAccount(page, server.origin)
  const pages = new WithdrawalPages(page, server.origin)
  await addAddress(pages)

  await pages.withdraw('200', '190', '5290')
  await withdrawToBank(page, server.origin)
  await pages.openRecords()
  const chain = pages.records.filter({ hasText: 'To an address' })
  const bank = pages.records.filter({ hasText: 'To a bank' })
  await expect(chain).toContainText('Pending')

  await openWithdrawal(office.ada, 'Chain')
  await expect(office.ada.page.getByText('First withdrawal to this address')).toBeVisible()
  await act(office.ada, 'Take', /^Begin the review/)
  await expect(office.ada.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await office.ada.page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const refusal = office.ada.dialog(/^Refuse withdrawal/)
  await refusal.getByLabel('Text for the customer').fill(REFUSAL)
  await office.ada.confirm(refusal, REASON, 'Refuse')

  await openWithdrawal(office.ada, 'Bank')
  await expect(office.ada.page.getByText('Show the payee')).toBeVisible()
  await act(office.ada, 'Take', /^Begin the review/)
  await act(office.ada, 'Approve', /^Approve withdrawal/)
  await office.ada.page.getByRole('button', { name: 'Paid by the bank', exact: true }).click()
  const payment = office.ada.dialog(/^Record that the bank has paid/)
  await payment.getByLabel('Reference of the bank').fill('BANK-7')
  await office.ada.confirm(payment, REASON, 'Paid by the bank')
  await expect(office.ada.page.getByText('Waiting for a second person: Bank payment of a withdrawal')).toBeVisible()
  await office.grace.approve('Bank payment of a withdrawal')

  await page.reload()
  await expect(chain).toContainText('Rejected')
  await expect(bank).toContainText('Completed')
  await expect(bank).toContainText('BANK-7')
  await chain.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('dialog').getByText(REFUSAL)).toBeVisible()
  await page.keyboard.press('Escape')

  await pages.withdraw('150', '142.5', '5290')
  await pages.openRecords()
  const pending = pages.records.filter({ hasText: 'Pending' })
  await pending.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(pages.records.filter({ hasText: 'Cancelled' })).toContainText('150')
})
