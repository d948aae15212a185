import { expect } from '@playwright/test'
import { type Office, test } from '../../office.ts'
import { readMessages } from '../../pages/local/localMessages.ts'
import {
  addAddress,
  awaitDeposit,
  beginDeposit,
  buy,
  chartIsDrawn,
  getSandboxFunds,
  readWithdrawal,
  withdraw,
} from '../../pages/local/localMoney.ts'
import { type Person, register, setTransactionPassword, verify } from '../../pages/local/localNewcomer.ts'
import { LocalSite } from '../../pages/local/localSite.ts'
import { newAccount } from '../../pages/newcomer.ts'
import { act, openWithdrawal } from '../../pages/withdrawalDesk.ts'

interface Reader extends Person {
  readonly language: 'ar' | 'jp'
  readonly wallet: string
}

const READERS: Readonly<Record<string, Reader>> = {
  Arabic: { language: 'ar', name: 'ليلى حداد', idNumber: 'K 1234-567', wallet: 'محفظتي' },
  Japanese: { language: 'jp', name: '佐藤花子', idNumber: 'TK 7654-321', wallet: '私のウォレット' },
}
const WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

/** In Arabic the entry for trading leads to the spot market; in other languages that is one of the products beside it. */
async function openSpot({ page, say, language }: LocalSite): Promise<void> {
  const bar = page.getByRole('navigation', { name: say('shell.mainNavigation') })
  await bar.getByRole('link', { name: say('words.trade'), exact: true }).click()
  if (language !== 'ar') {
    await expect(page).toHaveURL(/\/preciousMetal$/)
    await chartIsDrawn(page)
    await bar.getByRole('button', { name: say('shell.nav.products') }).click()
    await page
      .getByRole('link', { name: say('words.spot'), exact: true })
      .first()
      .click()
  }
  await expect(page).toHaveURL(/\/deal(\?|$)/)
  await chartIsDrawn(page)
}

async function payOut({ ada }: Office): Promise<void> {
  await openWithdrawal(ada, 'Chain')
  await act(ada, 'Take', /^Begin the review/)
  await act(ada, 'Approve', /^Approve withdrawal/)
}

for (const [name, reader] of Object.entries(READERS))
  test(`a customer goes from the registration to a withdrawal that is paid in ${name}`, async ({ page, office }) => {
    const site = new LocalSite(page, office.server.origin, reader.language, newAccount())
    await site.begin()
    await register(site)
    await setTransactionPassword(site)
    await getSandboxFunds(site)
    await beginDeposit(site)
    await verify(site, reader, [office.ada, office.grace])
    await awaitDeposit(site)
    await openSpot(site)
    await buy(site, '0.02')
    await addAddress(site, WALLET, reader.wallet)
    await withdraw(site, '500', '475')
    await payOut(office)
    await readWithdrawal(site)
    await readMessages(site)
    expect(site.faults).toEqual([])
  })
