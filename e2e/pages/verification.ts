import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from './customer.ts'
import { pictureOf } from './picture.ts'

/** `/authentication` as a customer uses it. */
export class VerificationPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(origin: string, tier: 'junior' | 'senior' | 'address'): Promise<void> {
    await this.#page.goto(`${origin}/authentication?tier=${tier}`)
    await expect(this.#page.getByRole('heading', { name: 'Verification', exact: true })).toBeVisible()
  }

  async fillJunior(name: string, idNumber: string): Promise<void> {
    await this.#page.getByLabel('ID type').selectOption('2')
    await this.#page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await this.#page.getByRole('textbox', { name: 'ID number' }).fill(idNumber)
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send for review' }).click()
  }

  /** Sends the pictures of the document, by calls. */
  async sendSenior(customer: Customer): Promise<void> {
    const picture = await pictureOf(this.#page, 700, 'image/jpeg')
    const uses = ['kyc_front', 'kyc_back', 'kyc_hand']
    const [frontId = '', backId = '', handId = ''] = await Promise.all(
      uses.map(async (use) => customer.upload(use, picture)),
    )
    await customer.post('/web/saveKyc', { tier: 'senior', frontId, backId, handId })
    await customer.post('/web/editCenterLevel', { level: 'senior' })
  }

  /** Sends an address with its bill, by calls. */
  async sendAddress(customer: Customer): Promise<void> {
    const billId = await customer.upload('kyc_bill', await pictureOf(this.#page, 700, 'image/jpeg'))
    await customer.post('/web/saveKyc', { tier: 'address', address: '1 Elm Street, 10115 Berlin', billId })
    await customer.post('/web/editCenterLevel', { level: 'address' })
  }

  /** One of the three steps with its state. */
  step(name: 'Junior' | 'Senior' | 'Address'): Locator {
    return this.#page.getByRole('navigation', { name: 'Verification steps' }).getByRole('button', { name })
  }

  async choosePicture(
    label: string,
    picture: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ) {
    await this.#page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(picture)
  }
}
