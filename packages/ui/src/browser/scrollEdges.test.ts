import { afterEach, expect, it } from 'vitest'
import { markScrollEdges } from './scrollEdges.ts'

afterEach(() => document.body.replaceChildren())

/** A list of this width, 100 px of which are in sight. */
function list(width: number) {
  const [frame, inner] = [document.createElement('div'), document.createElement('div')]
  frame.style.overflowX = 'auto'
  Object.defineProperties(frame, { scrollWidth: { value: width }, clientWidth: { value: 100 } })
  frame.append(inner)
  document.body.append(frame)
  const end = markScrollEdges(inner)
  const scrolled = (left: number) => {
    frame.scrollLeft = left
    frame.dispatchEvent(new Event('scroll'))
    return [inner.hasAttribute('data-more-start'), inner.hasAttribute('data-more-end')]
  }
  return { scrolled, end }
}

it('marks the ends at which something is out of sight, from left to right and from right to left', () => {
  const { scrolled, end } = list(300)
  expect(scrolled(0)).toEqual([false, true])
  expect(scrolled(50)).toEqual([true, true])
  expect(scrolled(199.5)).toEqual([true, false])
  expect(scrolled(-50)).toEqual([true, true])
  expect(scrolled(-200)).toEqual([true, false])
  end?.()
  expect(scrolled(0)).toEqual([true, false])
})

it('can be reached by keys only while it has more', () => {
  const list = document.createElement('div')
  list.style.overflowX = 'auto'
  let width = 300
  Object.defineProperties(list, { scrollWidth: { get: () => width }, clientWidth: { value: 100 } })
  document.body.append(list)
  markScrollEdges(list)
  expect(list.tabIndex).toBe(0)
  width = 100
  list.dispatchEvent(new Event('scroll'))
  expect(list.tabIndex).toBe(-1)
})

it('marks nothing where all is in sight', () => {
  expect(list(100).scrolled(0)).toEqual([false, false])
})
