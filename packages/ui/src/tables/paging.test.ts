import { describe, expect, it } from 'vitest'
import { pageCount, validPage } from './paging.ts'

describe('paging', () => {
  it('has at least one page and never leaves the list', () => {
    expect([pageCount(0), pageCount(50), pageCount(51)]).toEqual([1, 1, 2])
    expect([validPage(9, 51), validPage(0, 51), validPage(1, 0)]).toEqual([2, 1, 1])
  })
})
