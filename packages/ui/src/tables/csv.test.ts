import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('csv', () => {
  it('quotes, doubles quotes and ends lines as RFC 4180 says', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'he said "no"'],
          ['1', 2],
        ],
      ),
    ).toBe('a,b\r\n"x,y","he said ""no"""\r\n1,2\r\n')
  })
  it.each(['=1+1', '+cmd', '@SUM(A1)', '-2+3', '\tx'])('defuses %j', (text) => {
    expect(toCsv([], [[text]]).split('\r\n')[1]).toMatch(/^"?'/)
  })
  it('leaves signed amounts as numbers', () => {
    expect(toCsv(['n'], [['-12.50']])).toBe('n\r\n-12.50\r\n')
  })
})
