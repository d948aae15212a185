import { describe, expect, it } from 'vitest'
import { CONNECTION_LIMITS } from '../gateway/limits/connectionLimits.ts'
import { SocketCount } from './socketCount.ts'

describe('the count of sockets', () => {
  it('gives one address 40 at once, 20 a second and 200 in all, and leaves room for others', () => {
    let now = 0
    const count = new SocketCount(CONNECTION_LIMITS, () => now)
    const open = (address: string) => {
      const refusal = count.refusal(address)
      if (refusal === undefined) count.opened(address)
      return refusal
    }
    const openMany = (times: number, address: string) =>
      Array.from({ length: times }, () => open(address)).filter((refusal) => refusal === undefined).length
    expect(openMany(10_050, '10.0.0.1')).toBe(40)
    now += 1_000
    expect(openMany(100, '10.0.0.1')).toBe(20)
    for (let second = 0; second < 60; second++) {
      now += 1_000
      openMany(100, '10.0.0.1')
    }
    expect(open('10.0.0.1')).toBe('429 Too Many Requests')
    expect(open('10.0.0.2')).toBeUndefined()
    for (let closed = 0; closed < 200; closed++) count.closed('10.0.0.1')
    now += 1_000
    expect(openMany(100, '10.0.0.1')).toBeGreaterThan(0)
  })

  it('takes 50 addresses to fill the server, and no fewer', () => {
    let now = 0
    const count = new SocketCount(CONNECTION_LIMITS, () => now)
    let opened = 0
    for (let second = 0; second < 20; second++) {
      now += 1_000
      for (let address = 0; address < 49; address++)
        for (let attempt = 0; attempt < 40; attempt++)
          if (count.refusal(`10.0.0.${address}`) === undefined) {
            count.opened(`10.0.0.${address}`)
            opened++
          }
    }
    expect(opened).toBe(9_800)
    expect(count.refusal('10.0.1.1')).toBeUndefined()
  })

  it('lifts every limit that is 0', () => {
    const count = new SocketCount(
      { sockets: 0, socketsPerAddress: 0, upgradesPerSecond: 0, upgradesPerSecondInAll: 0 },
      () => 0,
    )
    for (let socket = 0; socket < 20_000; socket++) {
      expect(count.refusal('10.0.0.1')).toBeUndefined()
      count.opened('10.0.0.1')
    }
  })
})
