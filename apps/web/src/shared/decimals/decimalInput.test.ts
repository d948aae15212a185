import { describe, expect, it } from 'vitest'
import { decimalMarks, readPasted, readTyped, showInInput } from './decimalInput.ts'
import { compareDecimals, decimalsOf, isZero, readDown } from './exactDecimal.ts'

const english = decimalMarks('en')
const german = decimalMarks('de')
const typed = (text: string, marks = english, decimals = 5) => {
  const reading = readTyped(text, marks, decimals)
  return reading.kind === 'plain' ? reading.text : undefined
}
const pasted = (text: string, marks = english, decimals = 5) => {
  const reading = readPasted(text, marks, decimals)
  return reading.kind === 'plain' ? reading.text : undefined
}

describe('typing a decimal', () => {
  it.each([
    ['', ''],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['007', '7'],
    ['0.00001', '0.00001'],
    ['١٢٫'.replace('٫', '.'), '12.'],
  ])('takes %j as %j', (entered, plain) => {
    expect(typed(entered)).toBe(plain)
  })

  it.each(['1e5', '-1', '1,5', '1.2.3', '0.000001', 'abc', '1234567890123456'])('keeps out %j', (entered) => {
    expect(typed(entered)).toBeUndefined()
  })

  it('takes the decimal mark of the locale, and shows it', () => {
    expect(typed('1,5', german)).toBe('1.5')
    expect(typed('1.5', german)).toBe('1.5')
    expect(showInInput('1.5', german)).toBe('1,5')
  })

  it('takes no decimals at all when the step is whole', () => {
    expect(typed('1.', english, 0)).toBeUndefined()
  })
})

describe('pasting a number', () => {
  it.each([
    ['1,234.5', english, '1234.5'],
    ['1.234,5', english, '1234.5'],
    ['1,234.5', german, '1234.5'],
    ['1 234,5', german, '1234.5'],
    ['1,234', english, '1234'],
    ['1,234', german, '1.234'],
    ['1.234', german, '1234'],
    ['0.123', german, '0.123'],
    ['1,234,567', english, '1234567'],
    [' 50000.00 ', english, '50000.00'],
    ['0.123456789', english, '0.12345'],
  ])('reads %j', (text, marks, plain) => {
    expect(pasted(text, marks)).toBe(plain)
  })

  it.each(['1e5', '1.2.3', 'USDT 5', '-3', '1,2,3', ''])('keeps out %j', (text) => {
    expect(pasted(text)).toBeUndefined()
  })
})

describe('exact decimals', () => {
  it('cuts what is finer than the scale', () => {
    expect(readDown('1.23456789', 5)).toBe(123456n)
    expect(readDown('7', 2)).toBe(700n)
    expect(readDown('1.9', 0)).toBe(1n)
    expect(readDown('', 2)).toBeUndefined()
  })
  it('counts decimals of a step and compares texts', () => {
    expect(decimalsOf('0.00010')).toBe(4)
    expect(decimalsOf('10')).toBe(0)
    expect(compareDecimals('10', '9.99')).toBe(1)
    expect(compareDecimals('-1', '0')).toBe(-1)
    expect(compareDecimals('1.0', '1')).toBe(0)
    expect([isZero('0.00'), isZero(''), isZero('0.01')]).toEqual([true, true, false])
  })
})
