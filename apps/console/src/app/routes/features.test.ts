import { expect, it } from 'vitest'
import { FEATURES } from './features.ts'
import { rowOf } from './routes.ts'

const entries = FEATURES.flatMap(({ navigation }) => navigation)

it('no two entries of a group of the menu have one place, and each leads to a screen', () => {
  const places = entries.map(({ group, place }) => `${group} ${place}`)
  expect(places.length).toBeGreaterThan(0)
  expect(new Set(places).size).toBe(places.length)
  expect(entries.filter(({ path }) => !rowOf(path))).toEqual([])
})

it('the menu has its entries in their order', () => {
  const words = (group: string) =>
    entries
      .filter((entry) => entry.group === group)
      .toSorted((a, b) => a.place - b.place)
      .map(({ word }) => word)
      .join(' ')
  expect(words('work')).toBe(
    'dashboard support kyc security reviews deposits withdrawals remittances loanApplications repayments approvals scheduled',
  )
  expect(words('customers')).toBe('users')
  expect(words('exchange')).toBe('markets listing fees policies treasury hosting loans newCoins rewards custody')
  expect(words('platform')).toBe('health audit content operators outbox')
})
