import type { Rejection } from '@touchstone/protocol'

/** Fields that a refusal may belong to, the first that the form has. */
const FIELDS: Partial<Record<Rejection, readonly string[]>> = {
  code_empty: ['code'],
  code_wrong: ['code'],
  answer_empty: ['answer', 'newAnswer'],
  answer_wrong: ['answer'],
  phone_empty: ['phone'],
  mobile_number_wrong: ['phone'],
  email_empty: ['email'],
  email_invalid: ['email'],
  contact_taken: ['phone', 'email'],
  wrong_password: ['oldPassword'],
  password_empty: ['password'],
  password_format: ['password'],
  password_breached: ['password'],
  passwords_differ: ['password2', 'tpwd2'],
  transaction_password_format: ['tpwd'],
  transaction_password_weak: ['tpwd'],
  transaction_password_wrong: ['tpwd'],
}

/** The field under which a refusal stands; undefined: above the button. */
export function refusedField<Field extends string>(
  word: Rejection | undefined,
  fields: readonly Field[],
): Field | undefined {
  const candidates = (word && FIELDS[word]) ?? []
  return fields.find((field) => candidates.includes(field))
}
