import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useReveals } from './useReveals.ts'

let top = 5_000
let reduced = false
let hidden = false

function Page() {
  const root = useRef<HTMLDivElement>(null)
  useReveals(root)
  return (
    <div ref={root}>
      <section className="reveal">below</section>
    </div>
  )
}

const shown = () => document.querySelector('.reveal')?.classList.contains('reveal-shown')
const hide = (next: boolean) => {
  hidden = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  top = 5_000
  reduced = false
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 1, 1))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced, media: query }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('scroll reveals', () => {
  it('look every 50 ms and stop when all is shown', () => {
    render(<Page />)
    vi.advanceTimersByTime(500)
    expect(shown()).toBe(false)
    top = 100
    vi.advanceTimersByTime(49)
    expect(shown()).toBe(false)
    vi.advanceTimersByTime(1)
    expect([shown(), vi.getTimerCount()]).toEqual([true, 0])
  })

  it('do not look while the page is hidden', () => {
    render(<Page />)
    hide(true)
    expect(vi.getTimerCount()).toBe(0)
    top = 100
    vi.advanceTimersByTime(1_000)
    expect(shown()).toBe(false)
    hide(false)
    vi.advanceTimersByTime(50)
    expect(shown()).toBe(true)
  })

  it('never run under reduced motion', () => {
    reduced = true
    render(<Page />)
    expect(vi.getTimerCount()).toBe(0)
  })
})
