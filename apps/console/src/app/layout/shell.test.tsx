import { cleanup, screen } from '@testing-library/react'
import { OPERATOR_ROLES } from '@touchstone/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { mayCall } from '../../shared/access/access.ts'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
import { navigationFor } from './navigation.ts'
import { idleLeft } from './useIdleLock.ts'

afterEach(cleanup)

const linksOf = (roles: typeof ADA.roles, environment: 'sandbox' | 'production' = 'production') =>
  navigationFor({ roles, environment }).flatMap(({ entries }) => entries.map(({ word }) => word))

describe('what a role sees', () => {
  it('is what it may call', () => {
    expect(linksOf(['content'])).not.toContain('users')
    expect(linksOf(['support'])).toContain('users')
    expect(linksOf(['support'])).not.toContain('audit')
    expect(linksOf(['auditor'])).toEqual(expect.arrayContaining(['audit', 'operators', 'treasury', 'kyc']))
  })

  it('has the outbox in the sandbox only', () => {
    expect(linksOf(['support'], 'production')).not.toContain('outbox')
    expect(linksOf(['support'], 'sandbox')).toContain('outbox')
  })

  it('never lets the auditor change anything that is bound to roles', () => {
    expect(mayCall(['auditor'], 'setUserState')).toBe(false)
    expect(mayCall(['auditor'], 'setApproval')).toBe(false)
    expect(OPERATOR_ROLES.some((role) => mayCall([role], 'haltMarket'))).toBe(true)
  })
})

describe('the shell', () => {
  it('always shows operator, roles and environment', async () => {
    answerCalls({ getMe: ADA, getDashboard: QUIET_DASHBOARD })
    renderConsole('/')
    expect(await screen.findByText('Sandbox: play money · Simulated prices')).toBeTruthy()
    expect(screen.getByText('ada')).toBeTruthy()
    expect(screen.getByText(/^Times in /).textContent).toContain('UTC')
    expect(screen.getByText(/Administrator · Compliance/)).toBeTruthy()
  })

  it('tells whom a screen is for instead of showing it empty', async () => {
    answerCalls({ getMe: { ...ADA, roles: ['content'] }, getDashboard: QUIET_DASHBOARD })
    renderConsole('/audit')
    expect(await screen.findByText('It is for: Administrator, Auditor, Compliance.')).toBeTruthy()
  })

  it('counts the time to the lock from the last answer', () => {
    expect(idleLeft(900_000, 1_000_000, 200_000)).toBe(100_000)
    expect(idleLeft(900_000, 2_000_000, 200_000)).toBe(0)
  })
})
