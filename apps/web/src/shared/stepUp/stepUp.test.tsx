import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { api, failureText } from '../api/api.ts'
import { clearSession, useSession } from '../session/sessionStore.ts'
import { StepUpHost } from './StepUpHost.tsx'
import { useStepUp } from './useStepUp.ts'

const NEEDED = refusal(4116, 'Prove once more that it is you')
let outcome = ''

function Screen() {
  const withStepUp = useStepUp()
  const act = () =>
    void withStepUp(() => api().call('saveAntiPhishing', { word: 'heron' })).then(
      () => {
        outcome = 'saved'
      },
      (error: unknown) => {
        outcome = failureText(error)
      },
    )
  return (
    <>
      <button type="button" onClick={act}>
        Save
      </button>
      <StepUpHost />
    </>
  )
}

/** The act is refused until a proof was accepted. */
function answer(start: object, proof: unknown, accepted: readonly string[]) {
  let proved = false
  return answerCalls({
    saveAntiPhishing: () => (proved ? {} : NEEDED),
    startStepUp: start,
    stepUp: ({ code }: Readonly<Record<string, string>>) => {
      proved = accepted.includes(code ?? '')
      return proved ? { until: 1 } : proof
    },
    getSetting: {
      features: { sandbox: false, simulatedPrices: true, walletLogin: false, demo: false, textMessages: true },
    },
    getCode: { ttl: 300, resendAfter: 60 },
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  clearSession()
  outcome = ''
})
afterEach(cleanup)

describe('proving oneself anew', () => {
  it('asks with the first method the server names, and runs the act once more', async () => {
    const asked = answer({ methods: ['totp', 'recovery'], options: '' }, undefined, ['123456'])
    await renderScreen(Screen, '/setting')
    press('Save')
    fireEvent.change(await screen.findByLabelText('Code of your authenticator app'), { target: { value: '123456' } })
    press('Confirm')
    await waitFor(() => expect(outcome).toBe('saved'))
    expect(asked.filter(({ name }) => name === 'saveAntiPhishing')).toHaveLength(2)
    expect(asked.find(({ name }) => name === 'stepUp')?.fields).toMatchObject({ method: 'totp', code: '123456' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps asking under the field while the code is not right, and lets another way be chosen', async () => {
    answer(
      { methods: ['totp', 'recovery'], options: '' },
      refusal(4112, 'This code is not right or was used already'),
      ['kept-code'],
    )
    await renderScreen(Screen, '/setting')
    press('Save')
    const field = await screen.findByLabelText('Code of your authenticator app')
    fireEvent.change(field, { target: { value: '000000' } })
    press('Confirm')
    await screen.findByText('This code is not right or was used already')
    expect(document.activeElement).toBe(field)
    press('Recovery code')
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'kept-code' } })
    press('Confirm')
    await waitFor(() => expect(outcome).toBe('saved'))
  })

  it('sends a code to the account where there is no second factor', async () => {
    useSession.setState({ token: 'token', email: 'ann@example.org' })
    const asked = answer({ methods: ['code'], options: '' }, undefined, ['654321'])
    await renderScreen(Screen, '/setting')
    press('Save')
    await screen.findByText('ann@example.org')
    press('Send')
    await screen.findByRole('button', { name: /Send again/ })
    expect(asked.find(({ name }) => name === 'getCode')?.fields).toMatchObject({ type: 'stepup' })
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '654321' } })
    press('Confirm')
    await waitFor(() => expect(outcome).toBe('saved'))
  })

  it('leaves the refusal to whoever asked when the person turns away', async () => {
    const asked = answer({ methods: ['totp'], options: '' }, undefined, [])
    await renderScreen(Screen, '/setting')
    press('Save')
    await screen.findByLabelText('Code of your authenticator app')
    press('Cancel')
    await waitFor(() => expect(outcome).toBe('Prove once more that it is you'))
    expect(asked.filter(({ name }) => name === 'saveAntiPhishing')).toHaveLength(1)
  })
})
