import { expect } from '@playwright/test'
import type { KycTier } from '@touchstone/protocol'
import { PASSWORD, TRANSACTION_PASSWORD } from '../newcomer.ts'
import type { OperatorConsole } from '../operator.ts'
import { pictureOf } from '../picture.ts'
import type { LocalSite } from './localSite.ts'

const SMALLEST_SIDE = 600

/** A person as they write themselves. */
export interface Person {
  readonly name: string
  readonly idNumber: string
}

/** Opens an account from the first page on, as a visitor does. */
export async function register(site: LocalSite): Promise<void> {
  const { page, say } = site
  await page
    .getByRole('link', { name: say('shell.nav.register') })
    .first()
    .click()
  const form = site.form('words.openAccount')
  await site.field('words.emailAddress', form).fill(site.account)
  await site.takeCode(form)
  await page.getByLabel(say('words.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(say('account.fields.repeatPassword')).fill(PASSWORD)
  const country = site.country('DE')
  await page.getByRole('combobox', { name: say('words.countryOrRegion') }).fill(country)
  await page.getByRole('option', { name: country }).click()
  await form.getByRole('checkbox').check()
  await site.look('registration')
  await site.button('account.register.submit', form).click()
  await expect(page).not.toHaveURL(/register/)
  await site.look('after the registration')
}

export async function setTransactionPassword(site: LocalSite): Promise<void> {
  const { page } = site
  await site.go('/bindmpwd')
  await site.field('words.transactionPassword').fill(TRANSACTION_PASSWORD)
  await site.field('account.pin.second').fill(TRANSACTION_PASSWORD)
  await site.look('transaction password')
  await site.button('words.setTransactionPassword').click()
  await expect(page).not.toHaveURL(/bindmpwd/)
}

function step({ page, say }: LocalSite, tier: string) {
  return page.getByRole('navigation', { name: say('verification.steps') }).getByRole('button', { name: tier })
}

/** Sends the step that is filled in; two operators approve it. */
async function pass(site: LocalSite, tier: KycTier, operators: readonly OperatorConsole[]): Promise<void> {
  const word = site.say(`words.${tier}`)
  await site.look(`${tier} verification filled in`)
  await site.button('words.sendToReview').click()
  await expect(step(site, word)).toContainText(site.say('words.underReview'))
  await site.look(`${tier} verification sent`)
  for (const operator of operators) await operator.approveCase('Verification', `Identity, ${tier}`)
  await site.go(`/authentication?tier=${tier}`)
  await expect(step(site, word)).toContainText(site.say('words.approved'))
  await site.look(`${tier} verification approved`)
}

/** Says who they are, then shows it in pictures; two operators approve each. */
export async function verify(
  site: LocalSite,
  { name, idNumber }: Person,
  operators: readonly OperatorConsole[],
): Promise<void> {
  const { page, say } = site
  await site.go('/authentication?tier=junior')
  await page.getByLabel(say('verification.fields.idTypeId')).selectOption({ label: say('verification.fields.idType2') })
  await site.field('words.personName').fill(name)
  await site.field('verification.fields.idNumber').fill(idNumber)
  await pass(site, 'junior', operators)

  await site.go('/authentication?tier=senior')
  const buffer = await pictureOf(page, SMALLEST_SIDE, 'image/jpeg')
  for (const key of ['words.frontOfTheDocument', 'words.backOfTheDocument', 'verification.fields.handId'])
    await page
      .locator(`input[type=file][aria-label="${say(key)}"]`)
      .setInputFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText(say('words.uploaded'))).toHaveCount(3)
  await pass(site, 'senior', operators)
}
