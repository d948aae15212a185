import { CATALOG } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readQuickly } from './readQuickly.ts'

const ORDER = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '1.5', amount: '2', cid: 'one', lang: 'en' }
const CONTRACT = { symbol: 'BTCPERP', side: 'long', type: 'limit', price: '49000', lots: '10', leverage: '5' }

/** Right for some field of the catalog, and wrong for the others. */
const TEXTS = [
  ...Object.values(ORDER),
  ...Object.values(CONTRACT),
  '',
  ' ',
  ' padded ',
  '0',
  '1',
  '-1',
  '01',
  '1e3',
  '0.0000000000000000001',
  'true',
  'isolated',
  'GTC',
  'market',
  '9999999999999999',
  '1700000000000',
  'a@b.example',
  'https://a.example',
  '[]',
  '{}',
  '[{"cid":"a"}]',
  'x'.repeat(70),
]

test.each(Object.values(CATALOG).map((call) => [call.name, call] as const))(
  '%s is read as its schema reads it, or left to the schema',
  (_name, { request }) => {
    const names = request instanceof z.core.$ZodObject ? Object.keys(request._zod.def.shape) : ['x']
    const field = fc.tuple(fc.constantFrom(...names, 'unknown'), fc.constantFrom(...TEXTS))
    fc.assert(
      fc.property(fc.array(field, { maxLength: 12 }), (pairs) => {
        const fields = Object.fromEntries(pairs)
        const read = readQuickly(request, fields)
        if (read !== undefined) expect({ success: true, data: read }).toStrictEqual(z.safeParse(request, fields))
      }),
      { numRuns: 60, seed: 65 },
    )
  },
)

test('orders are read quickly', () => {
  for (const [call, fields] of [
    [CATALOG.addOrder, ORDER],
    [CATALOG.addContract, CONTRACT],
    [CATALOG.cancelOrder, { orderNo: '7', cid: 'two' }],
  ] as const)
    expect(readQuickly(call.request, fields)).toStrictEqual(z.safeParse(call.request, fields).data)
})

test.each([
  ['an object with a check', z.object({ a: z.string() }).check(z.refine(() => false))],
  ['an object that passes other fields on', z.looseObject({ a: z.string() })],
  ['a list', z.array(z.string())],
])('%s is left to its schema', (_what, shape) => {
  expect(readQuickly(shape, { a: 'a' })).toBeUndefined()
})

test.each([
  ['a format', z.email()],
  ['a pattern and a change', z.string().check(z.regex(/^ ?a$/), z.trim())],
  ['a pattern that remembers its place', z.string().check(z.regex(/a/g))],
  ['a default inside what may be missing', z.optional(z._default(z.string(), 'b'))],
  ['a default with a check', z._default(z.string(), 'b').check(z.refine((value) => value !== 'b'))],
  ['a choice with a check', z.enum(['a', 'b']).check(z.refine((value) => value !== 'a'))],
])('%s is read as the schema reads it', (_what, schema) => {
  const shape = z.object({ a: schema })
  for (const fields of [{}, { a: 'a' }, { a: ' a' }, { a: 'b' }, { a: 'a@b.example' }, { a: 'a' }]) {
    const parsed = z.safeParse(shape, fields)
    expect(readQuickly(shape, fields)).toStrictEqual(parsed.success ? parsed.data : undefined)
  }
})
