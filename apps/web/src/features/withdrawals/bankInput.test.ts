import { describe, expect, it } from 'vitest'
import { type BankField, bankProblem } from './bankInput.ts'

describe('the payee of a bank', () => {
  it.each<[BankField, string]>([
    ['swift', 'DEUTDEFF'],
    ['swift', 'deutdeff500'],
    ['bank_number', 'DE89 3704 0044 0532 0130 00'],
    ['bank_number', '1234-5678'],
    ['phone', '+852 5555 1234'],
    ['payee', 'A. Person'],
  ])('%s may be %s', (field, text) => {
    expect(bankProblem(field, text)).toBeUndefined()
  })

  it.each<[BankField, string, string]>([
    ['swift', 'DEUTDEF', 'swift'],
    ['swift', 'DEUTDEFF50', 'swift'],
    ['bank_number', '12', 'bank_number'],
    ['bank_number', '12<script>', 'bank_number'],
    ['phone', 'call me', 'phone'],
    ['payee', '  ', 'empty'],
  ])('%s may not be “%s”', (field, text, problem) => {
    expect(bankProblem(field, text)).toBe(problem)
  })
})
