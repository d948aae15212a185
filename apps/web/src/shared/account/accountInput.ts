/** How a person identifies: by phone with an area code, or by e-mail. */
export type AccountMode = 'email' | 'phone'

export interface AccountEntry {
  readonly mode: AccountMode
  readonly email: string
  readonly phone: string
  /** "852" */
  readonly telCode: string
}

export type AccountProblem = 'email_empty' | 'phone_empty' | 'email_format' | 'phone_format'

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
/** Digits with the usual separators; the server knows each country's rules. */
const PHONE = /^[\d\s().-]{4,24}$/
const FEWEST_DIGITS = 4

export function accountProblem({ mode, email, phone }: AccountEntry): AccountProblem | undefined {
  if (mode === 'email') {
    if (email.trim() === '') return 'email_empty'
    return EMAIL.test(email.trim()) ? undefined : 'email_format'
  }
  if (phone.trim() === '') return 'phone_empty'
  const digits = phone.replace(/\D/g, '').length
  return PHONE.test(phone.trim()) && digits >= FEWEST_DIGITS ? undefined : 'phone_format'
}

/** The fields that calls take: `account`, and `telCode` with a phone. */
export function accountFields(entry: AccountEntry): { readonly account: string; readonly telCode?: string } {
  return entry.mode === 'email'
    ? { account: entry.email.trim() }
    : { account: entry.phone.replace(/\D/g, ''), telCode: entry.telCode }
}

/** Where messages go: "name@example.org" or "+85212345678"; "" while it is not complete. */
export function accountAddress(entry: AccountEntry): string {
  if (accountProblem(entry)) return ''
  return entry.mode === 'email' ? entry.email.trim() : `+${entry.telCode}${entry.phone.replace(/\D/g, '')}`
}

export interface PasswordLimits {
  readonly min: number
  readonly max: number
}

export const PASSWORD_LIMITS: PasswordLimits = { min: 6, max: 12 }

export type PasswordProblem = 'empty' | 'length'

export function passwordProblem(password: string, { min, max }: PasswordLimits): PasswordProblem | undefined {
  if (password === '') return 'empty'
  const length = [...password].length
  return length < min || length > max ? 'length' : undefined
}

export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text)
}
