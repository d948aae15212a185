import { expect, type Page } from '@playwright/test'
import { test } from '../../office.ts'
import { openAccount } from '../../pages/customer.ts'
import { LoanPages, PERSON } from '../../pages/loans.ts'
import { pictureOf } from '../../pages/picture.ts'

/** A program for whoever reads it as a page, in few enough letters for every field. */
const HOSTILE = `"><img src=x onerror=alert(1)>`

/** What a page says of a program that it was given: a dialog, or a complaint of the policy that did not let it run. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('dialog', async (dialog) => {
    complaints.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

async function readsAsText(page: Page): Promise<void> {
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

test('what a customer writes is text to operators, whatever it looks like', async ({ page, office }) => {
  const { server, ada, grace } = office
  const customer = await openAccount(page, server.origin)
  const complaints = [complaintsOf(ada.page), complaintsOf(grace.page)]
  const isRead = async () => readsAsText(ada.page)

  await test.step('who somebody is', async () => {
    await customer.post('/web/saveKyc', { tier: 'junior', idTypeId: '2', name: HOSTILE, idNumber: HOSTILE })
    await customer.post('/web/editCenterLevel', { level: 'junior' })
    await ada.approveCase('Verification', 'Identity, junior')
    await isRead()
    await grace.approveCase('Verification', 'Identity, junior')
    await readsAsText(grace.page)
  })

  await test.step('a conversation', async () => {
    await customer.post('/web/addTicket', { type: 'other', title: HOSTILE, text: HOSTILE, cid: 'hostile' })
    await ada.go('Support')
    await isRead()
    await ada.page.getByRole('link', { name: HOSTILE }).click()
    await expect(ada.page.getByRole('log', { name: 'Messages' })).toContainText(HOSTILE)
    await isRead()
    await ada.page
      .getByRole('link', { name: /^Customer / })
      .first()
      .click()
    await expect(ada.page.getByRole('heading', { level: 1, name: /^Customer / })).toBeVisible()
    await expect(ada.page.locator('img[src="x"]')).toHaveCount(0)
  })

  await test.step('a remittance', async () => {
    const { quoteId, currency } = await customer.get('/web/getBuycoinInfo', { currency: 'BTC' })
    const imgId = await customer.upload('voucher', await pictureOf(page, 700, 'image/jpeg'))
    const said = { currency: String(currency), quoteId: String(quoteId), name: HOSTILE, amount: '0.01' }
    await customer.post('/web/addBuycoin', { ...said, imgId, agree: '1' })
    await ada.go('Remittances')
    await ada.page.getByRole('button', { name: 'Remittance for coins', exact: true }).click()
    await isRead()
    await ada.refuseCase('Remittances', 'Remittance for coins', 'remittance_missing')
  })

  await test.step('an application for a loan', async () => {
    const pages = new LoanPages(page, server.origin)
    await pages.open('/currency?step=personal&id=1')
    await pages.fillAll('500', { ...PERSON, Name: HOSTILE, Address: HOSTILE })
    await pages.sendTwice()
    await ada.go('Loan applications')
    await ada.page.getByRole('button', { name: 'Loan application', exact: true }).click()
    await isRead()
    await ada.refuseCase('Loan applications', 'Loan application', 'income_unproved')
  })

  expect(complaints.flat()).toEqual([])
})
