import { Refusal } from '../../errors/refusal.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import { COMMON_PASSWORDS } from './commonPasswordsData.ts'

export interface NewPassword {
  readonly password: string
  /** The same again. */
  readonly password2: string
}

const SHORTEST_CONTEXT_WORD = 4

/**
 * Refuses a password that is empty, too short or too long (it is never cut), well known, made of the account's own name,
 * or typed differently the second time; in this order.
 */
export function checkNewPassword(
  { password, password2 }: NewPassword,
  accountName: string,
  limits: IdentityPolicy['password'],
): void {
  if (password === '') throw new Refusal('password_empty')
  const length = [...password].length
  if (length < limits.min || length > limits.max) throw new Refusal('password_format', limits)
  if (isGuessable(password, accountName)) throw new Refusal('password_breached')
  if (password !== password2) throw new Refusal('passwords_differ')
}

/** Well known, a run of characters, or made of the account's own name. */
export function isGuessable(password: string, accountName: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size <= 2 || isRun(lower)) return true
  return contextWords(accountName).some((word) => lower.includes(word))
}

/** "abcdefgh", "98765432": every character one step from the last. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function contextWords(accountName: string): string[] {
  const name = accountName.includes('@') ? accountName.slice(0, accountName.lastIndexOf('@')) : accountName.slice(1)
  const parts = [name, ...name.split(/[^a-z0-9]+/), ...(accountName.startsWith('+') ? [name.slice(-8)] : [])]
  return ['touchstone', ...parts.filter((part) => part.length >= SHORTEST_CONTEXT_WORD)]
}
