import { describe, expect, it } from 'vitest'
import { BatchSize } from './batchSize.ts'

describe('the size of a batch', () => {
  it('grows by little while full batches take less than they may, and no further than allowed', () => {
    const size = new BatchSize({ rows: 150, ms: 30 })
    expect(size.rows).toBe(100)
    size.took(5, true)
    expect(size.rows).toBe(120)
    size.took(26, true)
    expect(size.rows).toBe(120)
    size.took(5, true)
    size.took(5, true)
    expect(size.rows).toBe(150)
  })

  it('stays when a quick batch was not full', () => {
    const size = new BatchSize({ rows: 1_000, ms: 30 })
    size.took(1, false)
    expect(size.rows).toBe(100)
  })

  it('shrinks at once by as much as the last one took too long, and never to nothing', () => {
    const size = new BatchSize({ rows: 1_000, ms: 30 })
    for (let batch = 0; batch < 4; batch++) size.took(5, true)
    expect(size.rows).toBe(208)
    size.took(60, false)
    expect(size.rows).toBe(104)
    size.took(6_000, true)
    expect(size.rows).toBe(50)
    expect(new BatchSize({ rows: 20, ms: 30 }).rows).toBe(20)
  })
})
