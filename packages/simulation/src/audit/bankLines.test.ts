import { expect, test } from 'vitest'
import { AuditFailure } from './auditFailure.ts'
import { BankLines } from './bankLines.ts'

test('a line of the bank pays once, for a purchase or for a loan (I18)', () => {
  const lines = new BankLines()
  lines.use('A/1', 'purchase 3')
  lines.use('A/2', 'loan 8')
  for (const [line, what] of [
    ['A/1', 'loan 8'],
    ['A/2', 'purchase 4'],
    ['A/2', 'loan 8'],
  ] as const)
    expect(() => lines.use(line, what)).toThrow(AuditFailure)
  expect(() => lines.use('A/1', 'loan 8')).toThrow('I18: line A/1 paid for purchase 3 and for loan 8')
})
