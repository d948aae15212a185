import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { newAccount, register, setTransactionPassword, TRANSACTION_PASSWORD } from '../pages/newcomer.ts'
import { OperatorConsole } from '../pages/operator.ts'
import { SecurityCentre } from '../pages/security.ts'
import { ServerProcess } from '../serverProcess.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
const REASON = 'Agreed for this journey'
const REFUSAL = 'Please withdraw to an address of your own.'

const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-withdrawal-'))
const server = new ServerProcess(dataDirectory, { SEED: '35' })

async function operator(browser: Browser, name: string, password: string): Promise<OperatorConsole> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const person = new OperatorConsole(await context.newPage(), server.consoleOrigin, name)
  await person.enrol(server.oneTimePassword(name), password)
  return person
}

let ada: OperatorConsole
let grace: OperatorConsole

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  await server.start()
  ada = await operator(browser, 'operator1', 'violet tram kettle dune')
  grace = await operator(browser, 'operator2', 'marble otter quiet lantern')
})

test.afterAll(async () => {
  await ada.page.context().close()
  await grace.page.context().close()
  await server.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
})

/** Two people open withdrawals around the clock, to new addresses at once, and before anybody is verified. */
async function setTerms(): Promise<void> {
  await ada.go('Policies')
  await ada.page.getByRole('button', { name: 'Propose money terms' }).click()
  const terms = ada.dialog('Propose terms for money that comes in and goes out')
  await terms.getByLabel('Opens (Hong Kong, hh:mm)').fill('00:00')
  await terms.getByLabel('A new address waits, hours').fill('0')
  await ada.confirm(terms, REASON, 'Propose')
  await grace.approve('Terms of deposits and withdrawals')
  await ada.go('Policies')
  await ada.page.getByRole('button', { name: 'Propose verification policy' }).click()
  const policy = ada.dialog('Propose what each verification level unlocks')
  await policy.getByRole('group', { name: 'Withdrawals a day, USDT' }).getByLabel('None').fill('5000')
  await ada.confirm(policy, REASON, 'Propose')
  await grace.approve('Verification policy')
}

/** By the forms: only a session that a browser opened may take money out. Test funds come from no deposit. */
async function openFundedAccount(page: Page): Promise<void> {
  await register(page, server.origin, newAccount())
  await setTransactionPassword(page, server.origin)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const form = { token, currency: 'USDT', amount: '10000' }
  const answer = await page.request.post(`${server.origin}/sandbox/faucet`, { form })
  expect((await answer.json()).code).toBe(0)
}

async function addAddress(page: Page): Promise<void> {
  await page.goto(`${server.origin}/address`)
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  const form = page.getByRole('form', { name: 'Add a withdrawal address' })
  await form.getByLabel('Address', { exact: true }).fill(WALLET.replace('E7', 'e7'))
  await form.getByLabel('Remark').fill('My wallet')
  await form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  await form.getByRole('button', { name: 'Add the address' }).click()
  await expect(form.getByText('The capital letters do not match')).toBeVisible()
  await form.getByLabel('Address', { exact: true }).fill(WALLET)
  await expect(form.getByText('can be used at once')).toBeVisible()
  await form.getByRole('button', { name: 'Add the address' }).click()
  await new SecurityCentre(page).proveByMessage()
  await expect(page.getByRole('row', { name: /My wallet/ })).toContainText('Can be used')
}

async function withdraw(page: Page, amount: string): Promise<void> {
  await page.goto(`${server.origin}/money`)
  const form = page.getByRole('form', { name: 'Withdraw to an address' })
  await form.getByLabel('Amount').fill(amount)
  await form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  await expect(form.getByText('190 USDT').or(form.getByText('142.5 USDT'))).toBeVisible()
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Withdraw ${amount} USDT?` })
  await expect(dialog.getByText('5290', { exact: true })).toBeVisible()
  await expect(dialog.getByText('A payment cannot be reversed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()
}

async function withdrawToBank(page: Page): Promise<void> {
  await page.goto(`${server.origin}/money?way=bank`)
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
  const dialog = page.getByRole('dialog', { name: 'Withdraw 1000 USDT to a bank?' })
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()
}

async function openAtConsole(number: number): Promise<void> {
  await ada.go('Withdrawals')
  await ada.page.getByRole('link', { name: String(number), exact: true }).click()
  await ada.heading(`Withdrawal ${number}`)
}

async function act(button: string, dialog: RegExp): Promise<void> {
  await ada.page.getByRole('button', { name: button, exact: true }).click()
  await ada.confirm(ada.dialog(dialog), REASON, button)
}

test('a customer withdraws to an address and to a bank; operators refuse the one and pay the other', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await setTerms()
  await openFundedAccount(page)
  await addAddress(page)

  await withdraw(page, '200')
  await withdrawToBank(page)
  await page.goto(`${server.origin}/moneyRecord`)
  const records = page.getByRole('table', { name: 'Withdrawals' })
  const chain = records.getByRole('row').filter({ hasText: 'To an address' })
  const bank = records.getByRole('row').filter({ hasText: 'To a bank' })
  await expect(chain).toContainText('Pending')

  await openAtConsole(1)
  await expect(ada.page.getByText('Never paid there')).toBeVisible()
  await act('Take', /^Begin the review/)
  await expect(ada.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const refusal = ada.dialog(/^Refuse withdrawal/)
  await refusal.getByLabel('Text for the customer').fill(REFUSAL)
  await ada.confirm(refusal, REASON, 'Refuse')

  await openAtConsole(2)
  await expect(ada.page.getByText('Show the payee')).toBeVisible()
  await act('Take', /^Begin the review/)
  await act('Approve', /^Approve withdrawal/)
  await ada.page.getByRole('button', { name: 'Paid by the bank', exact: true }).click()
  const payment = ada.dialog(/^Write down that the bank has paid/)
  await payment.getByLabel('Reference of the bank').fill('BANK-7')
  await ada.confirm(payment, REASON, 'Paid by the bank')
  await expect(ada.page.getByText('Waits for a second person: Bank payment of a withdrawal')).toBeVisible()
  await grace.approve('Bank payment of a withdrawal')

  await page.reload()
  await expect(chain).toContainText('Refused')
  await expect(bank).toContainText('Completed')
  await expect(bank).toContainText('BANK-7')
  await chain.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('dialog').getByText(REFUSAL)).toBeVisible()
  await page.keyboard.press('Escape')

  await withdraw(page, '150')
  await page.goto(`${server.origin}/moneyRecord`)
  const pending = records.getByRole('row').filter({ hasText: 'Pending' })
  await pending.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(records.getByRole('row').filter({ hasText: 'Cancelled' })).toContainText('150')
})
