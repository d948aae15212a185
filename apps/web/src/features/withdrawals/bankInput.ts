export const BANK_FIELDS = ['payee', 'bank_name', 'bank_number', 'swift', 'bankAddress', 'phone', 'address'] as const
export type BankField = (typeof BANK_FIELDS)[number]
export type BankProblem = 'empty' | 'swift' | 'bank_number' | 'phone'

/** The same shapes as the server's. */
const SHAPES: Partial<Record<BankField, readonly [RegExp, BankProblem]>> = {
  swift: [/^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/, 'swift'],
  bank_number: [/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/, 'bank_number'],
  phone: [/^\+?[0-9][0-9 ()-]{4,30}$/, 'phone'],
}

/** The fault of one typed field of a bank's payee. */
export function bankProblem(field: BankField, typed: string): BankProblem | undefined {
  const text = typed.trim()
  if (text === '') return 'empty'
  const shape = SHAPES[field]
  return shape && !shape[0].test(text) ? shape[1] : undefined
}
