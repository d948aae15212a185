import { describe, expect, it } from 'vitest'
import { callerAddress } from '../callerAddress.ts'
import { addressBlock } from './addressBlock.ts'

describe('addresses', () => {
  it('count by themselves, those of IPv6 by their network', () => {
    expect(addressBlock('10.1.2.3')).toBe('10.1.2.3')
    expect(addressBlock('::ffff:10.1.2.3')).toBe('::ffff:10.1.2.3')
    expect(addressBlock('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7')
    expect(addressBlock('2001:0db8::1')).toBe('2001:db8:0:0')
    expect(addressBlock('2001:DB8:1:2::')).toBe('2001:db8:1:2')
    expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0')
    expect(addressBlock('::1')).toBe('0:0:0:0')
    expect(addressBlock('')).toBe('')
  })

  it('are what the operator’s own proxies saw, whatever a caller wrote before', () => {
    expect(callerAddress('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1')
    expect(callerAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
    expect(callerAddress('10.0.0.1', '6.6.6.6, 1.1.1.1', 1)).toBe('1.1.1.1')
    expect(callerAddress('10.0.0.1', ['6.6.6.6', '1.1.1.1 , 2.2.2.2'], 2)).toBe('1.1.1.1')
    expect(callerAddress('10.0.0.1', '1.1.1.1', 5)).toBe('1.1.1.1')
    expect(callerAddress(undefined, undefined, 0)).toBe('')
  })
})
