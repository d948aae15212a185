import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Zebra-914x'
export const TRANSACTION_PASSWORD = '839274'

let counter = 0

export function newAccount(): string {
  counter += 1
  return `newcomer.${process.pid}.${Date.now()}.${counter}@example.com`
}

/** Opens an account as a person would: the code comes from the sandbox outbox beside the field. */
export async function register(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/register`)
  await page
    .getByRole('radio', { name: 'Email' })
    .or(page.getByRole('tab', { name: 'Email' }))
    .first()
    .click()
  await page.getByLabel('Email address').fill(account)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Open the sandbox outbox' }).click()
  await page.getByRole('button', { name: 'Use this code' }).first().click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('combobox', { name: 'Country or region' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page).not.toHaveURL(/register/)
}

export async function logIn(
  page: Page,
  origin: string,
  account: string,
  password = PASSWORD,
  path = '/login',
): Promise<void> {
  await page.goto(origin + path)
  await page
    .getByRole('radio', { name: 'Email' })
    .or(page.getByRole('tab', { name: 'Email' }))
    .first()
    .click()
  await page.getByLabel('Email address').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
}

export async function setTransactionPassword(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/bindmpwd`)
  await page.getByRole('textbox', { name: 'Transaction password', exact: true }).fill(TRANSACTION_PASSWORD)
  await page.getByRole('textbox', { name: 'Repeat transaction password' }).fill(TRANSACTION_PASSWORD)
  await page.getByRole('button', { name: 'Set transaction password' }).click()
  await expect(page).not.toHaveURL(/bindmpwd/)
}

export async function getSandboxFunds(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/table1`)
  await page.getByRole('button', { name: 'Get funds' }).click()
  await expect(page.getByText('of play money added')).toBeVisible()
}
