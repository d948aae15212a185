import { expect, type Locator, type Page } from '@playwright/test'
import { TRANSACTION_PASSWORD } from './newcomer.ts'
import type { OperatorConsole } from './operator.ts'

/** What operators write of a product. */
export interface OfferedProduct {
  readonly name: string
  readonly days: string
  readonly capacity: string
  readonly redemptionDays: string
}

/** Proposes a product that is not there yet: from 100 to 1,000 USDT, 0.1 % a day. */
export async function proposeProduct(operator: OperatorConsole, product: OfferedProduct): Promise<void> {
  await operator.go('Hosting')
  await operator.page.getByRole('button', { name: 'Propose a product' }).click()
  const dialog = operator.dialog('Propose a hosting product')
  const fields = {
    Name: product.name,
    Days: product.days,
    'Return per day, as a fraction': '0.001',
    'Minimum order': '100',
    'Maximum order': '1000',
    'Maximum in custody at once': product.capacity,
    'Days a redemption takes': product.redemptionDays,
  }
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await operator.confirm(dialog, 'Agreed for this journey', 'Propose')
}

/** `/profit_index`, `/profit_buy` and `/profit_wdtg`, as a customer uses them. */
export class HostingPages {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'How much' })
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Host', exact: true })
  }

  async openProducts(): Promise<void> {
    await this.page.goto(`${this.#origin}/profit_index`)
  }

  async openOrders(): Promise<void> {
    await this.page.goto(`${this.#origin}/profit_wdtg`)
  }

  order(orderNo: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: `View order ${orderNo}` }) })
  }

  /** From the card of a product to its form. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `Host: ${name}` }).click()
    await expect(this.form).toBeVisible()
  }

  /** Everything but sending. */
  async fill(amount: string): Promise<void> {
    await this.form.getByLabel('Amount').fill(amount)
    await this.form.getByRole('checkbox').check()
    await this.form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  }

  /** Asks for the last look, and confirms it twice at once. */
  async confirmTwice(): Promise<void> {
    await this.submit.click()
    const dialog = this.page.getByRole('dialog', { name: /^Host / })
    await dialog.getByRole('button', { name: 'Host', exact: true }).dblclick()
  }
}
