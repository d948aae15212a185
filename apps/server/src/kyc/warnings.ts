import type { Person } from '../identity/accounts/people.ts'
import type { TierFields, TierRows } from './tierRows.ts'

const DAY_MS = 24 * 3_600_000
const YOUNG_DAYS = 1

export interface WarningParts {
  readonly rows: Pick<TierRows, 'sameDocument'>
  readonly person: Person | undefined
  readonly fields: TierFields
}

function digits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** Reasons for caution, in sentences for the reviewer. Names nobody: accounts are told apart by their state only. */
export async function warningsOf(
  { rows, person, fields }: WarningParts,
  now: number = Date.now(),
): Promise<readonly string[]> {
  if (!person) return ['The account does not exist any more.']
  const warnings: string[] = []
  const same = await rows.sameDocument(person.userId)
  if (same.length > 0) {
    const states = [...new Set(same.map(({ state }) => state))].join(', ')
    warnings.push(`The same document number stands in ${same.length} other account(s): ${states}.`)
  }
  const { name = '', idNumber = '' } = fields
  if (/\d/.test(name)) warnings.push('The name holds digits.')
  if (name !== '' && !/\s/.test(name) && /^\p{Script=Latin}+$/u.test(name)) warnings.push('The name is a single word.')
  if (idNumber !== '' && digits(idNumber) < 4) warnings.push('The ID number has fewer than four digits.')
  if (person.loginFrozen) warnings.push('The account is closed for login.')
  if (now - person.createdAt < YOUNG_DAYS * DAY_MS) warnings.push('The account is less than a day old.')
  return warnings
}
