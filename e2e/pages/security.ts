import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { generate } from 'otplib'

const asksOutbox = (request: Request) => request.url().includes('/sandbox/outbox')

/** Takes the code that the sandbox sent, beside the field that asks for it: the new one, not one from before. */
export async function takeCode(place: Page | Locator): Promise<void> {
  const page = 'goto' in place ? place : place.page()
  await place.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(place.getByRole('button', { name: /^Send again in/ })).toBeVisible()
  const asking = page.waitForRequest(asksOutbox)
  const closed = place.getByRole('button', { name: 'Open the sandbox outbox', expanded: false })
  const open = place.getByRole('button', { name: 'Hide', exact: true, expanded: true })
  await expect(closed.or(open)).toBeVisible()
  if (await closed.isVisible()) await closed.click()
  const messages: readonly { readonly code: string }[] = await (await (await asking).response())?.json()
  const { code } = messages.find((sent) => sent.code !== '') ?? { code: 'no code' }
  const message = place.getByRole('listitem').filter({ hasText: code }).first()
  await message.getByRole('button', { name: 'Use this code' }).click()
  await expect(place.getByLabel('Verification code')).toHaveValue(code)
}

const STEP_MS = 30_000
const stepNow = () => Math.floor(Date.now() / STEP_MS)

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
    let step = stepNow()
    for (; step <= this.#usedStep; step = stepNow()) await this.#page.waitForTimeout(500)
    this.#usedStep = step
    return this.#codeOf(step)
  }

  /** Six digits that are no code now, nor shortly before or after. */
  async wrongCode(): Promise<string> {
    const near = await Promise.all([-2, -1, 0, 1, 2].map((away) => this.#codeOf(stepNow() + away)))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  }

  async #codeOf(step: number): Promise<string> {
    return generate({ secret: this.#key, epoch: (step * STEP_MS) / 1000 })
  }

  /** Sets up an authenticator app; returns the recovery codes. `isProved`: a proof of the last minutes still counts. */
  async setUpAuthenticator({ isProved = false } = {}): Promise<readonly string[]> {
    await this.#page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
    if (!isProved) await this.proveByMessage()
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
    await codes.getByRole('checkbox', { name: 'I have saved them' }).check()
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
