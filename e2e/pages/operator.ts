import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'
import type { ServerProcess } from '../serverProcess.ts'

/** The console as one operator uses it, in a browser of their own. */
export class OperatorConsole {
  readonly page: Page
  readonly #origin: string
  readonly #name: string

  constructor(page: Page, origin: string, name: string) {
    this.page = page
    this.#origin = origin
    this.#name = name
  }

  /** First step of a login. */
  async giveName(password: string): Promise<void> {
    await this.page.goto(this.#origin)
    await this.page.getByLabel('Name').fill(this.#name)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }

  /** First login with the one-time password: an own password and an authenticator app. */
  async enrol(oneTimePassword: string, password: string): Promise<void> {
    await this.giveName(oneTimePassword)
    await this.page.getByLabel('New password', { exact: true }).fill(password)
    await this.page.getByLabel('Repeat the new password').fill(password)
    const secret = ((await this.page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
    await this.page.getByLabel('Code the app shows now').fill(await generate({ secret }))
    await this.page.getByRole('button', { name: 'Set up and log in' }).click()
    await this.heading('Dashboard')
  }

  async heading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async go(link: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
    await this.heading(link)
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** Gives the reason in an open dialog and confirms it. */
  async confirm(dialog: Locator, reason: string, button: string): Promise<void> {
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** The row of a spot market; timed orders on the same price have the same symbol. */
  spotMarket(symbol: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: symbol, exact: true }) })
      .filter({ has: this.page.getByRole('cell', { name: 'Spot', exact: true }) })
  }

  /** Opens the only proposal that waits. */
  async openProposal(action: string): Promise<void> {
    await this.go('Approvals')
    await this.page.getByRole('button', { name: action }).click()
    await expect(this.page.getByText('This browser computed the same digest')).toBeVisible()
  }

  /** Opens the only case of its kind in a queue and approves it; `fields`: what the confirmation asks for. */
  async approveCase(queue: string, kind: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#openCase(queue, kind)
    await this.openPictures()
    await this.page.getByRole('button', { name: 'Approve (A)' }).click()
    const dialog = this.dialog(new RegExp(`^Approve ${kind}`))
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** A queue that was read before shows for a moment a case that another operator has ended since: it is read anew. */
  async #openCase(queue: string, kind: string): Promise<void> {
    await this.go(queue)
    await this.page.reload()
    await this.heading(queue)
    await this.page.getByRole('button', { name: kind, exact: true }).click()
  }

  /** Of the case that is open: approving asks for a look at every one. */
  async openPictures(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Pictures' })).toBeVisible()
    const show = this.page.getByRole('button', { name: 'Show the pictures' })
    if (await show.isVisible()) await show.click()
    await expect(this.page.getByRole('button', { name: 'Approve (A)' })).not.toHaveAttribute('aria-disabled', 'true')
  }

  /** Waits until the case that is open is in this state. The toast that says so may still tell of another case. */
  async caseIs(state: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
  }

  /** Opens the only case of its kind in a queue and refuses it with a reason; the customer reads its sentence. */
  async refuseCase(queue: string, kind: string, reason: string): Promise<void> {
    await this.#openCase(queue, kind)
    await this.page.getByRole('button', { name: 'Refuse (R)' }).click()
    const dialog = this.dialog(new RegExp(`^Refuse ${kind}`))
    await dialog.getByLabel('Reason').selectOption(reason)
    await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** Takes back the first decision of the case that is open. */
  async setDecisionAside(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Discard it' }).click()
    const dialog = this.dialog(/^Discard the decision of/)
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect(dialog).toBeHidden()
  }

  async approve(action: string): Promise<void> {
    await this.openProposal(action)
    await this.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await this.dialog('Approve this proposal?').getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(this.page.getByText('The proposal is now: Approved.')).toBeVisible()
  }
}

/** One of a new server's first operators, set up in a browser of their own. */
export async function enrolOperator(
  browser: Browser,
  server: ServerProcess,
  name: string,
  password: string,
): Promise<OperatorConsole> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const operator = new OperatorConsole(await context.newPage(), server.consoleOrigin, name)
  await operator.enrol(server.oneTimePassword(name), password)
  return operator
}
