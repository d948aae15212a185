import { expect, type Locator, type Page } from '@playwright/test'
import { TRANSACTION_PASSWORD } from './newcomer.ts'
import { SecurityCentre } from './security.ts'

/** Address book, form and records of money that leaves, as a customer uses them. */
export class WithdrawalPages {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Withdraw to an address' })
  }

  get records(): Locator {
    return this.page.getByRole('table', { name: 'Withdrawals' }).getByRole('row')
  }

  async openForm(): Promise<void> {
    await this.page.goto(`${this.#origin}/money`)
    await expect(this.page.getByRole('heading', { name: 'Your withdrawal terms' })).toBeVisible()
  }

  async openRecords(): Promise<void> {
    await this.page.goto(`${this.#origin}/moneyRecord`)
  }

  /** Opens the form of a new address with everything filled in but the address. */
  async newAddress(remark: string): Promise<Locator> {
    await this.page.goto(`${this.#origin}/address`)
    await this.page.getByRole('button', { name: 'Add an address' }).first().click()
    const form = this.page.getByRole('form', { name: 'Add a withdrawal address' })
    await form.getByLabel('Remark').fill(remark)
    await form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
    return form
  }

  /** Adds it where a new address need not wait, with the proof that is asked for. */
  async addAddress(form: Locator, address: string, remark: string): Promise<void> {
    await form.getByLabel('Address', { exact: true }).fill(address)
    await expect(form.getByText('can be used at once')).toBeVisible()
    await form.getByRole('button', { name: 'Add the address' }).click()
    await new SecurityCentre(this.page).proveByMessage()
    await expect(this.page.getByRole('row', { name: new RegExp(remark) })).toContainText('Can be used')
  }

  /** The figure that holds, and the rule that keeps it from being more. */
  get withdrawable(): Locator {
    return this.page.getByTestId('withdrawable')
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Withdraw', exact: true })
  }

  /** Fills in amount and password, and waits for what would arrive. */
  async fill(amount: string, receive: string): Promise<void> {
    await this.form.getByLabel('Amount').fill(amount)
    await this.form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
    await expect(this.form.getByText(`${receive} USDT`)).toBeVisible()
  }

  /** Asks for a withdrawal and confirms it; `digits`: the address's first four, to be compared. */
  async withdraw(amount: string, receive: string, digits: string): Promise<void> {
    await this.openForm()
    await this.fill(amount, receive)
    await this.submit.click()
    const dialog = this.page.getByRole('dialog', { name: `Withdraw ${amount} USDT?` })
    await expect(dialog.getByText(digits, { exact: true })).toBeVisible()
    await expect(dialog.getByText('A payment cannot be reversed.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(this.page.getByText('Submitted, waiting for manual review')).toBeVisible()
  }
}
