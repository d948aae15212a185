import { expect, type Locator, type Page } from '@playwright/test'
import { TRANSACTION_PASSWORD } from './newcomer.ts'
import { pictureOf } from './picture.ts'

/** What a borrower tells of himself. */
export const PERSON = {
  Name: 'Ann Archer',
  Address: '1 Elm Street, 10115 Berlin',
  'Date of birth': '1990-12-31',
  'Phone number': '+49 30 1234567',
}

/** Pictures of the two steps that ask for them. */
const IDENTITY = ['Front of the document', 'Back of the document']
const PAPERS = ['Credit report', 'Housing papers', 'Proof of income', 'Bank statement']

/** `/currency`, `/repayment`, `/repayment2` and `/currencyRecord`, as a customer uses them. */
export class LoanPages {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`)
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: 'Save and continue' })
  }

  async fillPerson(person: typeof PERSON = PERSON): Promise<void> {
    for (const [label, text] of Object.entries(person)) await this.page.getByLabel(label, { exact: true }).fill(text)
    const country = this.page.getByRole('combobox', { name: 'Country or region' })
    if ((await country.inputValue()) === 'Germany') return
    await country.fill('Germany')
    await this.page.getByRole('option', { name: 'Germany' }).click()
  }

  async #choosePictures(labels: readonly string[]): Promise<void> {
    const buffer = await pictureOf(this.page, 700, 'image/jpeg')
    for (const label of labels)
      await this.page
        .locator(`input[type=file][aria-label="${label}"]`)
        .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer })
    await expect(this.page.getByText('Uploaded', { exact: true }).filter({ visible: true })).toHaveCount(labels.length)
  }

  async fillIdentity(): Promise<void> {
    await this.#choosePictures(IDENTITY)
  }

  async fillIncome(): Promise<void> {
    await this.page.getByLabel('Monthly income').fill('3000')
    await this.page.getByLabel('Amount you expect to invest').fill('1500')
    await this.#choosePictures(PAPERS)
  }

  /** All four steps of an application, up to its last look. */
  async fillAll(amount: string, person: typeof PERSON = PERSON): Promise<void> {
    await this.page.getByLabel('Amount', { exact: true }).fill(amount)
    await this.fillPerson(person)
    await this.next.click()
    await this.fillIdentity()
    await this.next.click()
    await this.fillIncome()
    await this.next.click()
    await expect(this.page.getByText('What it will cost')).toBeVisible()
  }

  /** Ticks the agreement and confirms twice at once. */
  async sendTwice(): Promise<void> {
    await this.page.getByRole('checkbox').check()
    await this.page.getByRole('button', { name: 'Send for review' }).click()
    const dialog = this.page.getByRole('dialog', { name: /^Apply for / })
    await dialog.getByRole('button', { name: 'Send for review' }).dblclick()
    await expect(this.page.getByText('Submitted, waiting for manual review')).toBeVisible()
  }

  get repayment(): Locator {
    return this.page.getByRole('form', { name: 'Repayment' })
  }

  /** Everything but sending. */
  async fillRepayment(amount: string): Promise<void> {
    await this.repayment.getByLabel('Amount', { exact: true }).fill(amount)
    await this.repayment.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  }

  async chooseProof(): Promise<void> {
    await this.repayment.getByRole('button', { name: 'Paid outside, with proof' }).click()
    await this.#choosePictures(['Proof of the payment'])
  }

  /** Asks for the last look, and confirms it twice at once. */
  async repayTwice(): Promise<void> {
    await this.repayment.getByRole('button', { name: 'Repay', exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Repay', exact: true }).dblclick()
    await expect(dialog).toBeHidden()
  }
}
