import { expect, it, vi } from 'vitest'
import { askedAhead } from './askedAhead.ts'
import type { CandleAnswer, CandleSource } from './candleLoader.ts'

function setUp() {
  const load = vi.fn<CandleSource['load']>(async (end): Promise<CandleAnswer> => ({ list: [], reference: end ?? 0 }))
  return { load, source: askedAhead({ period: '1m', load, follow: () => () => undefined }) }
}

it('gives the first who loads what was asked for ahead, and asks anew for the next', async () => {
  const { load, source } = setUp()
  source.begin()
  source.begin()
  expect(load).toHaveBeenCalledOnce()
  await source.load(undefined)
  expect(load).toHaveBeenCalledOnce()
  await source.load(undefined)
  expect(load).toHaveBeenCalledTimes(2)
})

it('never takes the latest page for an older one', async () => {
  const { load, source } = setUp()
  source.begin()
  expect(await source.load(7)).toEqual({ list: [], reference: 7 })
  await source.load(undefined)
  expect(load).toHaveBeenCalledTimes(2)
})

it('tells a refusal to whoever loads, and asks again for the next', async () => {
  const { load, source } = setUp()
  load.mockRejectedValueOnce(new Error('no such market'))
  source.begin()
  await expect(source.load(undefined)).rejects.toThrow('no such market')
  await expect(source.load(undefined)).resolves.toEqual({ list: [], reference: 0 })
})
