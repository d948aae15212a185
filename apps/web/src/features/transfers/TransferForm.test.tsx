import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ACCOUNT, BTC_INFO, LONG_POSITION } from '../../products/contracts/contract.fixtures.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { TransferForm } from './TransferForm.tsx'
import type { AccountName, TransferInfo } from './transferInput.ts'
import type { CrossAccount } from './useCrossRisk.ts'

const account = (name: AccountName) => ({ account: name, available: '5', transferable: '5', closed: false })
const INFO: TransferInfo = { currency: 'USDT', decimals: 6, accounts: [account('funds'), account('contract')] }

async function overdraw(from: AccountName, to: AccountName): Promise<string | null> {
  answerCalls({ getCurrencyAll: [] })
  const nothing = () => undefined
  await renderScreen(
    () => <TransferForm info={INFO} from={from} to={to} onPair={nothing} onCurrency={nothing} />,
    '/move',
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value: '6' } })
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByText('Insufficient balance (top up first)')
  return screen.getByRole('link').getAttribute('href')
}

afterEach(cleanup)

describe('a transfer of more than there is', () => {
  it('leads from the funds account to a deposit', async () => {
    expect(await overdraw('funds', 'contract')).toBe('/recharge')
  })

  it('leads from another account to a transfer into it', async () => {
    expect(await overdraw('contract', 'funds')).toBe('/transfer?from=funds&to=contract&currency=USDT')
  })
})

describe('a transfer of what stands behind cross positions', () => {
  const rich: TransferInfo = { ...INFO, accounts: [account('funds'), { ...account('contract'), transferable: '950' }] }
  const cross: CrossAccount = {
    account: { ...ACCOUNT, available: '1000.000000', maintenance: '5.100000' },
    positions: [{ ...LONG_POSITION, marginMode: 'cross' }],
  }

  async function show(behind: CrossAccount, info = rich) {
    const asked = answerCalls({
      getCurrencyAll: [],
      getContractInfo: BTC_INFO,
      addTransfer: { sequence: 1, time: 1 },
    })
    const nothing = () => undefined
    const form = () => (
      <TransferForm info={info} cross={behind} from="contract" to="funds" onPair={nothing} onCurrency={nothing} />
    )
    await renderScreen(form, '/move')
    return () => asked.filter(({ name }) => name === 'addTransfer')
  }
  const enter = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value } })

  it('tells how much closer it brings the liquidation, and asks once', async () => {
    const sent = await show(cross)
    enter('900')
    expect(await screen.findByText('– → 21.17%')).toBeTruthy()
    enter('950')
    expect(await screen.findByText('– → 16.24%')).toBeTruthy()
    expect(screen.getByText(/brings the liquidation price of your cross positions closer/)).toBeTruthy()
    fireEvent.submit(screen.getByRole('form'))
    await screen.findByText('Transfer 950 USDT out of the contract account?')
    expect(sent()).toEqual([])
    const dialog = within(screen.getByRole('dialog', { hidden: true }))
    fireEvent.click(dialog.getByRole('button', { name: 'Transfer', hidden: true }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.fields).toMatchObject({ from: 'contract', amount: '950' })
  })

  it('asks nothing where no cross position is open', async () => {
    const sent = await show({ ...cross, positions: [] })
    fireEvent.click(screen.getByRole('button', { name: 'Max' }))
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.fields).toMatchObject({ amount: '950' })
  })
})
