import { expect, type Locator, type Page } from '@playwright/test'
import { TRANSACTION_PASSWORD } from '../newcomer.ts'
import type { LocalSite } from './localSite.ts'

/** Play money at once. */
export async function getSandboxFunds(site: LocalSite): Promise<void> {
  const { page, say } = site
  await site.go('/table1')
  await site.button('assets.sandbox.get').click()
  await expect(page.getByText(say('assets.sandbox.done', { amount: '10,000', currency: 'USDT' }))).toBeVisible()
  await site.look('assets')
}

function deposit(site: LocalSite): Locator {
  return site.page
    .getByRole('row')
    .filter({ hasText: site.say('words.chain') })
    .filter({ hasText: '1,000' })
}

/** Agrees to the terms, and sends 1,000 USDT over the sandbox's chain. */
export async function beginDeposit(site: LocalSite): Promise<void> {
  const { page, say } = site
  await site.go('/recharge')
  await expect(site.button('deposit.terms.show')).toBeVisible()
  await site.look('terms of a deposit')
  await page.getByRole('checkbox', { name: say('moneyTerms.agree') }).check()
  await site.button('deposit.terms.show').click()
  await expect(page.getByTestId('deposit-address')).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  await site.button('deposit.sandbox.send').click()
  await expect(deposit(site)).toContainText(say('deposit.list.states.pending'))
  await site.look('a deposit on its way')
}

export async function awaitDeposit(site: LocalSite): Promise<void> {
  await site.go('/rechargeRecord')
  await expect(deposit(site)).toContainText(site.say('words.completed'), { timeout: 180_000 })
  await site.look('a deposit credited')
}

/** It comes when the words around it may still be on their way. */
export async function chartIsDrawn(page: Page): Promise<void> {
  const candles = page.locator('canvas').first()
  await expect.poll(async () => (await candles.boundingBox())?.height ?? 0).toBeGreaterThan(100)
}

/** Buys at the market, and finds what was bought among the fills. */
export async function buy(site: LocalSite, amount: string): Promise<void> {
  const { page, say } = site
  const form = site.form('ticket.title')
  await site.button('words.buy', form).click()
  await site.button('words.marketOrder', form).click()
  await site.field('words.orderAmount', form).fill(amount)
  await site.look('an order filled in')
  await form.locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog')
  await expect(site.button('words.placeOrder', dialog)).toBeVisible()
  await site.look('an order to be confirmed')
  await site.button('words.placeOrder', dialog).click()
  await expect(form.getByRole('link').first()).toBeVisible()
  await site.look('an order placed')
  await page.getByRole('tab', { name: say('words.fills') }).click()
  await expect(page.getByRole('cell', { name: new RegExp(`^${amount.replace('.', '\\.')}`) }).first()).toBeVisible()
  await site.look('fills')
}

/** Adds a withdrawal address with the proof that is asked for. */
export async function addAddress(site: LocalSite, address: string, remark: string): Promise<void> {
  const { page, say } = site
  await site.go('/address')
  await site.button('withdrawalAddresses.add').first().click()
  const form = site.form('withdrawalAddresses.form.title')
  await site.field('words.chainAddress', form).fill(address)
  await site.field('words.remark', form).fill(remark)
  await site.field('words.transactionPassword', form).fill(TRANSACTION_PASSWORD)
  await expect(form.getByText(say('withdrawalAddresses.form.noHold'))).toBeVisible()
  await site.look('an address filled in')
  await site.button('withdrawalAddresses.form.submit', form).click()
  const proof = page.getByRole('dialog', { name: say('stepUp.title') })
  await site.takeCode(proof)
  await site.look('a proof')
  await site.button('stepUp.confirm', proof).click()
  await expect(page.getByRole('row').filter({ hasText: remark })).toContainText(say('withdrawalAddresses.usable'))
  await site.look('an address added')
}

/** Asks for a withdrawal to the only address, and confirms it. */
export async function withdraw(site: LocalSite, amount: string, receive: string): Promise<void> {
  const { page, say } = site
  await site.go('/money')
  const form = site.form('withdrawal.form.crypto')
  await site.field('words.amount', form).fill(amount)
  await site.field('words.transactionPassword', form).fill(TRANSACTION_PASSWORD)
  await expect(form.getByText(`${receive} USDT`)).toBeVisible()
  await site.look('a withdrawal filled in')
  await site.button('words.withdraw', form).click()
  const dialog = page.getByRole('dialog', { name: say('withdrawal.confirm.title', { amount, currency: 'USDT' }) })
  await expect(dialog.getByText(say('withdrawal.confirm.warn'))).toBeVisible()
  await site.look('a withdrawal to be confirmed')
  await site.button('words.withdraw', dialog).click()
  await expect(page.getByText(say('words.submittedForReview'))).toBeVisible()
  await site.look('a withdrawal sent')
}

/** Waits in the records until the only withdrawal is paid, and reads what happened to it. */
export async function readWithdrawal(site: LocalSite): Promise<void> {
  const { page, say } = site
  await site.go('/moneyRecord')
  const table = page.getByRole('table', { name: say('words.withdrawals') })
  const record = table.getByRole('row').filter({ hasText: say('withdrawalRecords.kinds.chain') })
  await expect(record).toContainText(say('words.completed'), { timeout: 180_000 })
  await site.look('a withdrawal paid')
  await site.button('words.details', record).click()
  await expect(page.getByRole('dialog').getByText(say('withdrawalRecords.stateSays.confirmed'))).toBeVisible()
  await site.look('what happened to a withdrawal')
  await page.keyboard.press('Escape')
}
