import { describe, expect, it } from 'vitest'
import { isUnder, navEntries } from './navigation.ts'

/** The entries of the bar that are current at a path without being it. */
const currentAt = (path: string) =>
  navEntries('en')
    .filter((entry) => isUnder(entry, path))
    .map((entry) => entry.word ?? 'trade')

describe('the bar', () => {
  it.each([
    ['/profit_wdtg', 'financial'],
    ['/currencyRecord', 'financial'],
    ['/repayment2', 'financial'],
    ['/newCoins', 'financial'],
    ['/inviteMy', 'activity'],
    ['/welfareDetail', 'activity'],
    ['/signRule', 'activity'],
    ['/deal', 'trade'],
    ['/table1', 'myAssets'],
    ['/recharge', 'myAssets'],
    ['/rechargeRecord', 'myAssets'],
    ['/accountRecord', 'myAssets'],
    ['/jgcc', 'myAssets'],
  ])('is current at %s in %s', (path, word) => {
    expect(currentAt(path)).toEqual([word])
  })

  it.each(['/', '/setting', '/market'])('has no entry whose menu leads to %s', (path) => {
    expect(currentAt(path)).toEqual([])
  })
})
