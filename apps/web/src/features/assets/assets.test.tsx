import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, signIn } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { FundsScreen } from './FundsScreen.tsx'

const PATIENCE = { timeout: 20_000 }
const row = (currency: string, available: string, converted: string) => ({
  currency,
  name: currency,
  decimals: 2,
  available,
  frozen: '0.00',
  converted,
})
const FUNDS = {
  total: '100.000000',
  list: [row('USDT', '60.00', '60'), row('BTC', '0.01', '40'), row('ETH', '0.00', '0')],
}
const TOTALS: Readonly<Record<string, unknown>> = {
  funds: FUNDS,
  delivery: { total: '30.000000', list: [] },
  hosting: { total: '20.000000', list: [] },
}
const ACCOUNT = {
  currency: 'USDT',
  equity: '50.000000',
  available: '50.000000',
  frozen: '0',
  margin: '0',
  unrealised: '0',
  maintenance: '0',
  riskRate: '0',
  transferable: '50',
}
const answers = (funds: unknown) => ({
  getAsset2: ({ account }: { account: string }) => (account === 'funds' ? funds : TOTALS[account]),
  getContractAccount: ACCOUNT,
  getCurrencyAll: [],
  getSetting: {
    features: { sandbox: false, simulatedPrices: true, walletLogin: false, demo: true, textMessages: true },
  },
  getParam: { withdraw: { assets: [{ currency: 'USDT', chain: 'ERC20' }] } },
})

beforeEach(() => {
  clearSession()
  signIn('token')
})
afterEach(cleanup)

describe('the assets page', () => {
  it('adds up all accounts, and says how they share the total', async () => {
    answerCalls(answers(FUNDS))
    await renderScreen(FundsScreen, '/table1')
    expect(await screen.findByText('200.00', {}, PATIENCE)).toBeTruthy()
    const shares = within(screen.getByRole('list', { name: 'By account' })).getAllByRole('listitem')
    expect(shares.map(({ textContent }) => textContent?.match(/\.00(\d+%)$/)?.[1])).toEqual([
      '50%',
      '25%',
      '15%',
      '10%',
    ])
  })

  it('folds currencies without a balance, and leads from each to what is open for it', async () => {
    answerCalls(answers(FUNDS))
    await renderScreen(FundsScreen, '/table1')
    const bitcoin = await screen.findByRole('row', { name: /BTC/ }, PATIENCE)
    expect(screen.queryByRole('row', { name: /ETH/ })).toBeNull()
    const ways = (line: HTMLElement) =>
      within(line)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(ways(bitcoin)).toEqual(['Transfer', 'Exchange', 'Trade'])
    const tether = screen.getByRole('row', { name: /^USDT/ })
    expect(await within(tether).findByRole('link', { name: 'Deposit' }, PATIENCE)).toBeTruthy()
    expect(ways(tether)).toEqual(['Deposit', 'Withdraw', 'Transfer', 'Exchange', 'Trade'])
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 currency without a balance' }))
    expect(screen.getByRole('row', { name: /ETH/ })).toBeTruthy()
  })

  it('shows the ways to money when there is none', async () => {
    answerCalls(answers({ total: '0', list: [row('USDT', '0.00', '0')] }))
    await renderScreen(FundsScreen, '/table1')
    expect(await screen.findByRole('link', { name: 'Buy coins' }, PATIENCE)).toBeTruthy()
    expect(within(screen.getByRole('table')).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain(
      '/recharge',
    )
  })

  it('of a sandbox offers play money above the balances, and does not say that it could not be withdrawn', async () => {
    const nothing = answers({ total: '0', list: [] })
    answerCalls({ ...nothing, getSetting: { features: { ...nothing.getSetting.features, sandbox: true } } })
    await renderScreen(FundsScreen, '/table1')
    const zero = await screen.findByText(/Get play money above, deposit or buy coins/, {}, PATIENCE)
    const offer = screen.getByRole('region', { name: /Sandbox funds/ })
    expect(offer.compareDocumentPosition(zero) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(offer.textContent).not.toMatch(/withdraw/i)
  })
})
