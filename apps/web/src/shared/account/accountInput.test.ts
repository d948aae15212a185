import { describe, expect, it } from 'vitest'
import { accountAddress, accountFields, accountProblem, isPin, passwordProblem } from './accountInput.ts'

const byEmail = (email: string) => ({ mode: 'email', email, phone: email, telCode: '852' }) as const
const byPhone = (phone: string) => ({ mode: 'phone', email: phone, phone, telCode: '852' }) as const

describe('account', () => {
  it.each(['ann@example.org', ' ann.b+c@mail.example.co '])('%j is an e-mail address', (email) => {
    expect(accountProblem(byEmail(email))).toBeUndefined()
  })

  it.each(['ann', 'ann@', '@example.org', 'ann@example', 'a b@example.org', 'ann@exa..mple.org'])(
    '%j is none',
    (email) => {
      expect(accountProblem(byEmail(email))).toBe('email_format')
    },
  )

  it.each(['51234567', '5123 4567', '(512) 345-67'])('%j is a phone number', (phone) => {
    expect(accountProblem(byPhone(phone))).toBeUndefined()
  })

  it.each(['abc', '123', '5123456x', '....-...'])('%j is no phone number', (phone) => {
    expect(accountProblem(byPhone(phone))).toBe('phone_format')
  })

  it('empty is told apart from malformed', () => {
    expect([accountProblem(byEmail('  ')), accountProblem(byPhone(''))]).toEqual(['email_empty', 'phone_empty'])
  })

  it('goes to the server as bare digits with its area code', () => {
    expect(accountFields(byPhone('5123 4567'))).toEqual({ account: '51234567', telCode: '852' })
    expect(accountFields(byEmail(' ann@example.org '))).toEqual({ account: 'ann@example.org' })
    expect([accountAddress(byPhone('5123 4567')), accountAddress(byPhone('x'))]).toEqual(['+85251234567', ''])
  })
})

describe('passwords', () => {
  const limits = { min: 6, max: 12 }
  it('have 6 to 12 characters, counted as people count', () => {
    const problems = ['', '12345', '123456', '123456789012', '1234567890123', '🔑🔑🔑🔑🔑🔑'].map((text) =>
      passwordProblem(text, limits),
    )
    expect(problems).toEqual(['empty', 'length', undefined, undefined, 'length', undefined])
  })

  it('for transactions have exactly six digits', () => {
    expect(['123456', '12345', '1234567', '12345a', '١٢٣٤٥٦'].map(isPin)).toEqual([true, false, false, false, false])
  })
})
