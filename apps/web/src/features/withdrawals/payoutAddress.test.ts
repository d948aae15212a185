import { describe, expect, it } from 'vitest'
import { addressProblem, checksummed, inFours } from './payoutAddress.ts'

/** The examples of EIP-55. */
const KNOWN = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

describe('addresses of Ethereum', () => {
  it.each(KNOWN)('%s carries its checksum', (address) => {
    expect(checksummed(address.toLowerCase())).toBe(address)
    expect(addressProblem(address)).toBeUndefined()
    expect(addressProblem(` ${address.toLowerCase()} `)).toBeUndefined()
  })

  it('with one letter of the wrong size, or one digit changed, are refused', () => {
    expect(addressProblem('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe('checksum')
    expect(addressProblem('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec')).toBe('checksum')
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'shape'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'shape'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', 'shape'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'shape'],
  ])('%s is told as %s', (text, problem) => {
    expect(addressProblem(text)).toBe(problem)
  })

  it('are read in groups of four', () => {
    expect(inFours(KNOWN[0])).toEqual([
      '0x',
      '5290',
      '8400',
      '0985',
      '2788',
      '6E0F',
      '7030',
      '0698',
      '57D2',
      'E416',
      '9EE7',
    ])
  })
})
