import { expect, type Page, test } from '@playwright/test'
import { openOffice } from '../office.ts'
import { DepositPage } from '../pages/deposit.ts'
import { newAccount, register, setTransactionPassword } from '../pages/newcomer.ts'
import { Terminal } from '../pages/terminal.ts'
import { WithdrawalPages } from '../pages/withdrawal.ts'
import { act, openWithdrawal, openWithdrawals } from '../pages/withdrawalDesk.ts'
import { receiptOf, TRANSFER, tokenBalance, word } from '../sandboxChain.ts'

const WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const MILLION = 1_000_000n

// Fewer confirmations than usual: the sandbox's chain makes a block a second. Enough of them to be seen to count.
// The deposit is looked at where it arrived, so it is not moved to the hot wallet.
const office = openOffice({ SEED: '36', CHAIN_CONFIRMATIONS: '8', SWEEP_LEAST: '0' })
test.beforeAll(async () => {
  await openWithdrawals(office.ada, office.grace)
})

async function trade(page: Page, side: 'Buy' | 'Sell', amount: string): Promise<void> {
  const terminal = new Terminal(page)
  await terminal.open(office.server.origin)
  await terminal.market(side, amount)
  await terminal.placeConfirmed()
  await expect(terminal.placed).toBeVisible()
}

/** Nothing can be withdrawn before 900 of the 1,000 USDT are traded; a bar says how far that is. */
async function tradeTurnover(page: Page, pages: WithdrawalPages): Promise<void> {
  const progress = page.getByRole('progressbar')
  await pages.openForm()
  await expect(page.getByText('0 of 900 USDT traded')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  await trade(page, 'Buy', '0.01')
  await pages.openForm()
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
  await expect(page.getByText(/^[\d.]+ USDT of turnover is still needed\.$/)).toBeVisible()
  await expect(pages.withdrawable).toContainText(/^Can be withdrawn now0 USDTWhy not more: .*turnover is still needed/)
  await expect(pages.form.getByLabel('Amount')).not.toBeEditable()
  await trade(page, 'Sell', '0.0099')
  await pages.openForm()
  await expect(page.getByText('Nothing is missing: all of it can be withdrawn.')).toBeVisible()
}

test('money comes in over the chain, is traded, goes out to a wallet, and stands there on the chain', async ({
  page,
}) => {
  const { rpcUrl, token } = office.server.chain
  await register(page, office.server.origin, newAccount())
  await setTransactionPassword(page, office.server.origin)

  const deposit = new DepositPage(page, office.server.origin)
  await deposit.open()
  const address = await deposit.agree()
  await deposit.receive()
  expect(await tokenBalance(rpcUrl, token, address)).toBe(1_000n * MILLION)

  const pages = new WithdrawalPages(page, office.server.origin)
  await pages.addAddress(await pages.newAddress('My wallet'), WALLET, 'My wallet')
  await tradeTurnover(page, pages)
  expect(await tokenBalance(rpcUrl, token, WALLET)).toBe(0n)
  await pages.withdraw('500', '475', '8617')

  await openWithdrawal(office.ada, 1)
  await act(office.ada, 'Take', /^Begin the review/)
  await act(office.ada, 'Approve', /^Approve withdrawal/)
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
