import { describe, expect, it } from 'vitest'
import { otherEnglish } from './english.mjs'

describe('the English of texts', () => {
  it('has one word for one thing', () => {
    expect(otherEnglish('Your e-mail address')).toEqual(['email'])
    expect(otherEnglish('Log-in closed')).toEqual(['login (a noun), log in (a verb)'])
    expect(otherEnglish('{refund} are free again.')).toEqual(['available again'])
    expect(otherEnglish('Log in with your email address, or sign out.')).toEqual([])
  })

  it('leaves words of the wire alone', () => {
    expect(otherEnglish('canceled')).toEqual([])
    expect(otherEnglish('{state, select, canceled {Cancelled} other {Paid}}')).toEqual([])
  })

  it('writes signs one way', () => {
    expect(otherEnglish('At 100 % it ends')).toEqual(['a percentage without a space'])
    expect(otherEnglish(' away')).toEqual(['no spaces at the ends, nor two together'])
    expect(otherEnglish('It ends. Then it is paid')).toEqual(['a full stop after the last sentence too'])
    expect(otherEnglish('It ends. {state, select, paid {It is paid.} other {}}')).toEqual([])
  })

  it('has the whole sentence in each form of a plural', () => {
    expect(otherEnglish('{lots, plural, one {# lot was} other {# lots were}} closed')).toEqual([
      'the whole sentence in each form of its plural',
    ])
    expect(otherEnglish('{lots, plural, one {# lot was closed} other {# lots were closed}}')).toEqual([])
  })

  it('knows code and longer texts by their words alone', () => {
    expect(otherEnglish('. It is 5 % ', false)).toEqual([])
    expect(otherEnglish('You can’t. ', false)).toEqual(['cannot'])
  })
})
