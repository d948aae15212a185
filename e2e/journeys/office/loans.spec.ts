import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../office.ts'
import { accessibilityFaults } from '../../pages/accessibility.ts'
import { openAccount } from '../../pages/customer.ts'
import { LoanPages, PERSON } from '../../pages/loans.ts'
import { VerificationPage } from '../../pages/verification.ts'

const KIND = 'Loan application'
const QUEUE = 'Loan applications'
const PROOF = 'Repayment proof'
const PROOFS = 'Repayment proofs'
const BANK_LINE = 'BANK 2026-11/81'

test('a loan is applied for in four saved steps, paid out by two, and repaid in parts and by proof', async ({
  page,
  office,
}) => {
  const { server, ada, grace } = office
  await openAccount(page, server.origin, { funds: '1000' })
  const pages = new LoanPages(page, server.origin)

  await test.step('without verification there is no loan, and the page says what raises the limit', async () => {
    await pages.open('/currency')
    await expect(page.getByText('A loan needs at least the first step of the verification.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'What raises the limit' })).toContainText('yours')
    for (const shown of ['0.05%', '0.1%', 'Touchstone Sandbox Lending'])
      await expect(page.getByText(shown).first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Raise it: verification' }).click()
    const verification = new VerificationPage(page)
    await verification.fillJunior('Ann Archer', 'K 1234-567')
    await verification.send()
    await expect(verification.step('Junior')).toContainText('Under review')
    await ada.approveCase('Verification', 'Identity, junior')
    await grace.approveCase('Verification', 'Identity, junior')
    await expect(verification.step('Junior')).toContainText('Approved')
  })

  await test.step('the calculator says what it costs on time, late and at worst', async () => {
    await pages.open('/currency')
    await page.getByLabel('Amount', { exact: true }).fill('1000')
    // 27 days at 0.50; seven days late cost 7 × 0.50 more, and six of them the late rate of 1.
    for (const shown of ['13.5 USDT', '1,013.5 USDT', '1,023 USDT', '9.5 USDT more', '2,000 USDT'])
      await expect(page.getByText(shown, { exact: true })).toBeVisible()
  })

  await test.step('what is filled in is asked about before it is left, and is there again', async () => {
    await page.getByRole('link', { name: 'Apply: Loan 30 days' }).click()
    await pages.next.click()
    await expect(page.getByText('Name cannot be empty').first()).toBeVisible()
    await page.getByLabel('Amount', { exact: true }).fill('500')
    await pages.fillPerson()
    await page.getByRole('link', { name: 'What I owe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave the application?' })
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/repayment$/)
    await expect(page.getByText('Nothing to repay')).toBeVisible()
    await pages.open('/currency')
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(PERSON.Name)
  })

  await test.step('six pictures, a last look, and the agreement read and ticked; a double click sends it once', async () => {
    await pages.fillAll('500')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('Please tick the loan agreement')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('link', { name: 'loan agreement', exact: true }).click()
    await page.getByRole('button', { name: 'I have read it' }).click()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await pages.sendTwice()
    await expect(page).toHaveURL(/\/currencyRecord\?code=\d+$/)
    await expect(page.getByText('Not reviewed').first()).toBeVisible()
    await pages.open('/currencyRecord')
    await expect(page.getByRole('link', { name: /^View loan/ })).toHaveCount(1)
  })

  await test.step('one operator approves less, another one pays it out; one alone pays nothing', async () => {
    await ada.approveCase(QUEUE, KIND, { 'Approved amount (USDT)': '400' })
    await expect(ada.page.getByText('Somebody else has to give the second.')).toBeVisible()
    await grace.approveCase(QUEUE, KIND)
    await expect(page.getByText('Disbursed').first()).toBeVisible()
    await pages.open('/accountRecord')
    await expect(page.getByRole('row').filter({ hasText: 'paid out of the loan pool' })).toContainText('+400')
    await pages.open('/loans')
    await expect(page.getByText('Every unit is accounted for', { exact: false })).toBeVisible()
    await expect(page.getByText('499,600 USDT')).toBeVisible()
  })

  await test.step('a part is repaid from the balance, once', async () => {
    await pages.open('/repayment')
    await expect(page.getByText('400 USDT').first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save due days (.ics)' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain('BEGIN:VCALENDAR\r\n')
    expect(text).toMatch(/SUMMARY:Loan \d+: 405\.4 USDT due\r\n/)
    await page.getByRole('link', { name: /^Repay loan/ }).click()
    await pages.fillRepayment('5000')
    await expect(pages.repayment.getByText('Cannot be higher than 400').first()).toBeVisible()
    await pages.fillRepayment('150')
    await pages.repayTwice()
    await expect(page.getByText('Paid. 250 USDT are still owed.')).toBeVisible()
    const payments = page.getByRole('table', { name: 'Payments' })
    await expect(payments.getByRole('row')).toHaveCount(2)
    await expect(payments).toContainText('150')
  })

  await test.step('a payment outside is proved, found by two on a line of the bank, and counts', async () => {
    await page.getByRole('link', { name: 'Repay', exact: true }).click()
    await pages.chooseProof()
    await pages.fillRepayment('100')
    await pages.repayTwice()
    await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()
    await ada.approveCase(PROOFS, PROOF, { 'What the bank calls the payment': BANK_LINE })
    await grace.approveCase(PROOFS, PROOF)
    await expect(page.getByText('150 USDT').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show the proof' }).click()
    await expect(page.getByRole('dialog').getByText('Approved')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  })

  await test.step('the rest is repaid, and the loan is over', async () => {
    await pages.open('/repayment')
    await page.getByRole('link', { name: /^Repay loan/ }).click()
    await pages.repayment.getByRole('button', { name: 'All' }).click()
    await pages.fillRepayment('150')
    await pages.repayTwice()
    await expect(page.getByText('Paid. The loan is repaid.')).toBeVisible()
    await expect(page.getByText('Repaid').first()).toBeVisible()
    await pages.open('/repayment')
    await expect(page.getByText('Nothing to repay')).toBeVisible()
  })

  await test.step('another application is rejected with its reason, and nothing is paid', async () => {
    await pages.open('/currency?step=personal&id=1')
    await pages.fillAll('300')
    await pages.sendTwice()
    // The queue as it is now, not as it was when the first case was opened from it.
    await ada.page.reload()
    await ada.refuseCase(QUEUE, KIND, 'income_unproved')
    await expect(page.getByText('It was rejected: The income is not proved.')).toBeVisible()
    await ada.go('Loans')
    await expect(ada.page.getByText('500,000 USDT').first()).toBeVisible()
  })
})
