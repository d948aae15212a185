import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { KeyValue } from '../layout/KeyValue.tsx'
import { Num } from './Numbers.tsx'

afterEach(cleanup)

const RATE = `7.5%\u200e`
const SENTENCES = [`${RATE} من المبلغ`, '100 USDT أكثر', '\u200e-1.23 مليون']

it.each(SENTENCES)('a sentence goes the way of its words, whatever it begins with: %j', (text) => {
  const { container } = render(
    <>
      <Num>{text}</Num>
      <KeyValue items={[{ key: 'a', label: 'أ', value: text }]} />
    </>,
  )
  expect(container.querySelector('.num')?.getAttribute('dir')).toBe('rtl')
  expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('rtl')
})

it.each(['\u200e-1.23', RATE, '100 USDT'])('a figure alone goes from left to right: %j', (text) => {
  const { container } = render(<Num>{text}</Num>)
  expect(container.querySelector('.num')?.getAttribute('dir')).toBe('ltr')
})

it('an amount with its unit goes the way of its figure', () => {
  const dirOf = (figure: string) =>
    render(
      <Num>
        {figure} <span>USDT</span>
      </Num>,
    ).container.firstElementChild?.getAttribute('dir')
  expect([dirOf('32.37 ألف'), dirOf('0.00')]).toEqual(['rtl', 'ltr'])
})
