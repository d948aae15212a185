import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

describe('redirect after log-in', () => {
  it.each([
    ['/deal?symbol=BTCUSDT#book', '/deal?symbol=BTCUSDT#book'],
    ['/table1', '/table1'],
    ['/', '/'],
  ])('%s is ours', (wanted, allowed) => {
    expect(safeRedirect(wanted)).toBe(allowed)
  })

  it.each([
    undefined,
    '',
    'deal',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/deal',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/login',
    '/login?redirect=/login',
    '/./login',
    '/..//evil.example',
  ])('%j is not', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/')
  })
})
