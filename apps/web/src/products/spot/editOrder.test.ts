import { describe, expect, it } from 'vitest'
import { entryProblem } from './EditOrder.tsx'

describe('an edited price or amount', () => {
  it.each([
    ['', '0.0001', 'empty'],
    ['.', '0.0001', 'empty'],
    ['0', '', 'below'],
    ['0.00', '0.0001', 'below'],
    ['0.00009', '0.0001', 'below'],
    ['0.0001', '0.0001', undefined],
    ['12.', '0.0001', undefined],
    ['12', '', undefined],
  ])('%j with the least %j: %s', (entered, least, problem) => {
    expect(entryProblem(entered, least)).toBe(problem)
  })
})
