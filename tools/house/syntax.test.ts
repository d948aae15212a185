import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './syntax.mjs'

const read = (source: string) => wordsOf(parseSync(source, { syntax: 'typescript' }))
const tables = (source: string) => [...read(source).tables]
const reasons = (source: string) => [...read(source).reasons]

describe('what a file names', () => {
  it('counts a table where one is read or written, and not the word', () => {
    expect(tables(`database.selectFrom('orders as o').innerJoin('fills', 'fills.order', 'o.id')`)).toEqual(
      expect.arrayContaining(['orders', 'fills']),
    )
    expect(tables(`past.selectFrom(['positions', 'options'])`)).toEqual(['positions', 'options'])
    expect(tables('sql`select 1 from contract_fills join orders on true`')).toEqual(['contract_fills', 'orders'])
    expect(tables(`type Row = Selectable<SpotTables['orders']>; type Some = Pick<ProjectionTables, 'fills'>`)).toEqual([
      'orders',
      'fills',
    ])
    expect(tables(`const FIELD = { field: 'maxOpenOrders', unit: 'orders' }; stamp('orders')`)).toEqual([])
  })

  it('counts a posting reason where one is meant, and not the word', () => {
    expect(reasons(`if (posting.reason === 'trade') count()`)).toEqual(['trade'])
    expect(reasons(`const REASONS = new Set(['pnl', 'funding'])`)).toEqual(['pnl', 'funding'])
    expect(reasons(`switch (reason) { case 'insurance': stop() }`)).toEqual(['insurance'])
    expect(reasons(`export const TRADE = defineReason(SPOT_REASONS, 'trade', [])`)).toEqual(['trade'])
    expect(reasons(`post({ reason: 'fee' })`)).toEqual(['fee'])
    expect(reasons(`subscribe({ kind: 'trade' }); const SCOPES = ['login', 'trade']`)).toEqual([])
    expect(reasons(`function freeze(reason: string) { act('trade') }`)).toEqual([])
  })

  it('leaves out imports, keys of texts and texts, and keeps every other string', () => {
    const { strings } = read(
      `import x from 'addOrder'; t('cancelOrder'); defineTexts({ a: 'Trade' }); api().call('getOrderList')`,
    )
    expect([...strings]).toEqual(['getOrderList'])
  })
})
