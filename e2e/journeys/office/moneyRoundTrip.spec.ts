import { expect, type Page } from '@playwright/test'
import { test } from '../../office.ts'
import { DepositPage } from '../../pages/deposit.ts'
import { newAccount, register, setTransactionPassword } from '../../pages/newcomer.ts'
import { Terminal } from '../../pages/terminal.ts'
import { WithdrawalPages } from '../../pages/withdrawal.ts'
import { act, openWithdrawal } from '../../pages/withdrawalDesk.ts'
import { receiptOf, received, TRANSFER, tokenBalance, word } from '../../sandboxChain.ts'

const WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const MILLION = 1_000_000n

async function trade(page: Page, origin: string, side: 'Buy' | 'Sell', amount: string): Promise<void> {
  const terminal = new Terminal(page)
  await terminal.open(origin)
  await terminal.market(side, amount)
  await terminal.placeConfirmed()
  await expect(terminal.placed).toBeVisible()
}

/** Nothing can be withdrawn before 900 of the 1,000 USDT are traded; a bar says how far that is. */
async function tradeTurnover(page: Page, origin: string, pages: WithdrawalPages): Promise<void> {
  const progress = page.getByRole('progressbar')
  await pages.openForm()
  await expect(page.getByText('0 of 900 USDT traded')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  await trade(page, origin, 'Buy', '0.01')
  await pages.openForm()
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
  await expect(page.getByText(/^[\d.]+ USDT of turnover is still needed\.$/)).toBeVisible()
  await expect(pages.withdrawable).toContainText(/^Can be withdrawn now0 USDTWhy not more: .*turnover is still needed/)
  await expect(pages.form.getByLabel('Amount')).not.toBeEditable()
  await trade(page, origin, 'Sell', '0.0099')
  await pages.openForm()
  await expect(page.getByText('Nothing is missing: all of it can be withdrawn.')).toBeVisible()
}

test('money comes in over the chain, is traded, goes out to a wallet, and stands there on the chain', async ({
  page,
  office: { server, ada },
}) => {
  const { origin } = server
  const { rpcUrl, token } = server.chain
  await register(page, origin, newAccount())
  await setTransactionPassword(page, origin)

  const deposit = new DepositPage(page, origin)
  await deposit.open()
  const address = await deposit.agree()
  await deposit.receive()
  expect(await received(rpcUrl, token, address)).toBe(1_000n * MILLION)

  const pages = new WithdrawalPages(page, origin)
  await pages.addAddress(await pages.newAddress('My wallet'), WALLET, 'My wallet')
  await tradeTurnover(page, origin, pages)
  expect(await tokenBalance(rpcUrl, token, WALLET)).toBe(0n)
  await pages.withdraw('500', '475', '8617')

  await openWithdrawal(ada, 'Chain')
  await act(ada, 'Take', /^Begin the review/)
  await act(ada, 'Approve', /^Approve withdrawal/)
  await pages.openRecords()
  const record = pages.records.filter({ hasText: 'To an address' })
  await expect(record).toContainText('Completed', { timeout: 180_000 })
  const transaction = (await record.getByTitle(/^0x[0-9a-f]{64}$/).getAttribute('title')) ?? ''

  expect(await tokenBalance(rpcUrl, token, WALLET)).toBe(475n * MILLION)
  const receipt = await receiptOf(rpcUrl, transaction)
  expect(receipt).toMatchObject({ status: '0x1', to: token })
  expect(receipt?.logs).toMatchObject([
    { address: token, topics: [TRANSFER, expect.any(String), word(WALLET)], data: word(475n * MILLION) },
  ])
})
