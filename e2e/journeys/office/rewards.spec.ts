import { expect } from '@playwright/test'
import { test } from '../../office.ts'
import { accessibilityFaults } from '../../pages/accessibility.ts'
import { openAccount } from '../../pages/customer.ts'

test.describe.configure({ mode: 'serial' })

test('operators decide what is given by four eyes; a customer signs in once a day and sees what is asked', async ({
  page,
  office,
}) => {
  const { server } = office
  await test.step('terms and a budget are proposed by one and approved by another', async () => {
    const { ada, grace } = office
    await ada.go('Rewards')
    await ada.page.getByRole('button', { name: 'Propose terms' }).click()
    const terms = ada.dialog('Propose terms of rewards')
    await terms.getByLabel('Own fees that may come back as rewards').fill('0.1')
    await terms.getByLabel('Part of a fee for each level, the nearest first').fill('0.05, 0.03, 0.01')
    await terms.getByLabel('Days a commission is held').fill('30')
    await terms.getByLabel('Rewards of the seven days').fill('0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 1')
    await ada.confirm(terms, 'Begin', 'Propose')
    await grace.approve('Terms of rewards')
    await ada.go('Rewards')
    await expect(ada.page.getByText('5% · 3% · 1%')).toBeVisible()
  })

  await openAccount(page, server.origin)
  await test.step('signing in twice signs once', async () => {
    await page.goto(`${server.origin}/sign`)
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
    await expect(page.getByText('Signed in, day 1 of 7')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Signed/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: /^Receive the reward of day 1/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByText(/^Not payable yet\. /).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Signed/ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('the bar has Activity at 1,280 pixels, in its order', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Activity' })).toBeVisible()
  })
})

test('an invitation has a link that fills in the code, and the inviter sees who came', async ({
  page,
  browser,
  office,
}) => {
  const { server } = office
  const customer = await openAccount(page, server.origin)
  await page.goto(`${server.origin}/invite`)
  const link = await page.getByText(/\/register\?code=/).textContent()
  await expect(page.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible()
  await expect(page.getByText('Level 3')).toBeVisible()
  await expect(page.getByText('Level 4')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(`${server.origin}/inviteList`)
  await expect(page.getByText('Nobody has joined with your code yet.')).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(link ?? '')
  await expect(visitor.getByLabel(/Invitation code/)).toHaveValue(new URL(link ?? '').searchParams.get('code') ?? '-')
  await visitor.close()
  expect(customer.account).not.toBe('')
})

test('a campaign is offered by two, read by everybody, and not paid before its conditions are met', async ({
  page,
  office,
}) => {
  const { server, ada, grace } = office
  await ada.go('Rewards')
  await ada.page.getByRole('button', { name: 'Propose a campaign' }).click()
  const dialog = ada.dialog('Propose a campaign')
  await dialog.getByLabel('Title').fill('Ten trades')
  await dialog.getByLabel('Reward of one claim').fill('5')
  await dialog.getByLabel('From').fill('2026-01-01T00:00')
  await dialog.getByLabel('Until').fill('2036-01-01T00:00')
  await dialog.getByLabel(/^Conditions/).fill('trades 10')
  await ada.confirm(dialog, 'A campaign', 'Propose')
  await grace.approve('Campaign of welfare')

  await page.goto(`${server.origin}/benefits`)
  await page.getByRole('link', { name: 'Details: Ten trades' }).click()
  await expect(page.getByText('5 USDT').first()).toBeVisible()
  await page.getByRole('button', { name: 'Log in to claim' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await openAccount(page, server.origin)
  await page.goto(`${server.origin}/welfare`)
  await page.getByRole('link', { name: 'Details: Ten trades' }).click()
  await expect(page.getByText('0 of 10')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
