import { expect, type Locator, type Page } from '@playwright/test'

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
    await this.#page.getByRole('button', { name: 'Send to review' }).click()
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
