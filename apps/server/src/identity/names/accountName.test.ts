import { describe, expect, it } from 'vitest'
import { findAccountName, readEmail, readPhone } from './accountName.ts'
import { deviceName } from './deviceName.ts'

describe('account names', () => {
  it('reads an e-mail address in one form', () => {
    for (const text of ['Ann@Example.ORG', 'ann@example.org']) expect(readEmail(text)?.value).toBe('ann@example.org')
    expect(readEmail('ann+b@exämple.org')?.value).toBe('ann+b@xn--exmple-cua.org')
  })

  it('refuses what is no e-mail address', () => {
    const long = `${'a'.repeat(65)}@example.org`
    const bad = [
      '',
      'ann',
      '@b.org',
      'a@',
      'a@b',
      'a b@c.org',
      'a@b..org',
      '.a@b.org',
      'a.@b.org',
      'a@-b.org',
      'a@1.2.3.4',
    ]
    for (const text of [
      ...bad,
      long,
      'a@b.org\n',
      'a@b.o\trg',
      'a@%62.org',
      '"a"@b.org',
      'a@b.org,c@d.org',
      '<a@b.org>',
    ]) {
      expect(readEmail(text), text).toBeUndefined()
    }
  })

  it('reads a phone number in one form', () => {
    const same = [
      ['51234567', '852'],
      ['5123 4567', '+852'],
      ['+852 5123-4567', ''],
      ['+852 5123-4567', '1'],
    ] as const
    for (const [number, telCode] of same)
      expect(readPhone(number, telCode)).toEqual({
        kind: 'phone',
        value: '+85251234567',
        telCode: '852',
        number: '51234567',
      })
    expect(readPhone('0151 23456789', '49')?.value).toBe('+4915123456789')
  })

  it('refuses what is no phone number', () => {
    for (const [number, telCode] of [
      ['', '852'],
      ['12', '852'],
      ['51234567', ''],
      ['51234567', '9999'],
      ['abc', '852'],
    ] as const)
      expect(readPhone(number, telCode), `${telCode} ${number}`).toBeUndefined()
    expect(readPhone('51234567', "852' or 1")).toBeUndefined()
  })

  it('tells the two apart', () => {
    expect(findAccountName('ann@example.org', undefined)?.kind).toBe('email')
    expect(findAccountName('ann@example.org', '852')?.kind).toBe('email')
    expect(findAccountName('51234567', '852')?.kind).toBe('phone')
    expect(findAccountName('+85251234567', undefined)?.kind).toBe('phone')
    expect(findAccountName('51234567', undefined)).toBeUndefined()
  })
})

describe('device names', () => {
  it('says the browser and the system, or the program', () => {
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
    expect(deviceName(`${windows} Edg/130.0`)).toBe('Edge on Windows')
    expect(deviceName(windows)).toBe('Chrome on Windows')
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1'
    expect(deviceName(iphone)).toBe('Safari on iPhone')
    expect(deviceName('curl/8.5.0')).toBe('curl')
    expect(deviceName('<script>alert(1)</script>')).toBe('scriptalert1')
    expect(deviceName('')).toBe('Unknown device')
    expect(deviceName('x'.repeat(5_000))).toHaveLength(60)
  })
})
