import { expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'

/** Takes the code that the sandbox sent, beside the field that asks for it. */
export async function takeCode(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: 'Send', exact: true }).click()
  const outbox = place.getByRole('button', { name: 'Open the sandbox outbox' })
  if (await outbox.isVisible()) await outbox.click()
  await place.getByRole('button', { name: 'Use this code' }).first().click()
  await expect(place.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
}

const STEP_MS = 30_000

/** The security centre and what stands around it, as its reader sees it. */
export class SecurityCentre {
  readonly #page: Page
  /** Base32, as it is typed into an app. */
  #key = ''
  /** The last time step whose code was used: each works once. */
  #usedStep = 0

  constructor(page: Page) {
    this.#page = page
  }

  async open(origin: string): Promise<void> {
    await this.#page.goto(`${origin}/setting?tab=security`)
    await expect(this.#page.getByText('Security level')).toBeVisible()
  }

  /** Waits for the next code when the one shown was used already. */
  async code(): Promise<string> {
    while (Math.floor(Date.now() / STEP_MS) <= this.#usedStep) await this.#page.waitForTimeout(500)
    this.#usedStep = Math.floor(Date.now() / STEP_MS)
    return generate({ secret: this.#key })
  }

  /** Sets up an authenticator app; returns the recovery codes. */
  async setUpAuthenticator(): Promise<readonly string[]> {
    await this.#page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
    await this.proveByMessage()
    const dialog = this.#page.getByRole('dialog', { name: 'Set up an authenticator app' })
    await expect(dialog.getByAltText('QR code for the authenticator app')).toBeVisible()
    this.#key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await dialog.getByLabel('Code the app shows now').fill(await this.code())
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    return this.keepRecoveryCodes()
  }

  /** They come with the first factor, once. */
  async keepRecoveryCodes(): Promise<readonly string[]> {
    const codes = this.#page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect(codes).toBeVisible()
    const kept = await codes.getByRole('listitem').allTextContents()
    await codes.getByRole('checkbox', { name: 'I have kept them' }).check()
    await codes.getByRole('button', { name: 'Done' }).click()
    return kept
  }

  /** Answers the question who is there, for an account without a second factor. */
  async proveByMessage(): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'Prove that it is you' })
    await expect(dialog).toBeVisible()
    await takeCode(dialog)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  }

  /** How long withdrawals are held from now, in milliseconds, as the exchange answers. */
  async withdrawalsHeldFor(): Promise<number> {
    const token = await this.#page.evaluate(() => localStorage.getItem('token') ?? '')
    const answer = await this.#page.request.get(new URL('/web/getSecurity', this.#page.url()).href, {
      headers: { 'x-token': token },
    })
    const { data } = await answer.json()
    return data.withdrawalsHeldUntil - Date.now()
  }

  async proveByAuthenticator(): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'Prove that it is you' })
    await dialog.getByLabel('Code of your authenticator app').fill(await this.code())
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  }
}
