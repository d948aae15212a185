import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { TransferForm } from './TransferForm.tsx'
import type { AccountName, TransferInfo } from './transferInput.ts'

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
