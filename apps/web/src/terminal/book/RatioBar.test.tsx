import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RatioBar } from './RatioBar.tsx'
import { WHOLE_ROWS } from './wholeRows.ts'

afterEach(cleanup)

it('what is wanted and what is offered add up, in words and in the length of the bar', () => {
  render(<RatioBar bidPercent={37} stale={false} />)
  const bar = screen.getByRole('img')
  expect(bar.textContent).toBe('37%63%')
  expect(bar.querySelector<HTMLElement>('[style]')?.style.width).toBe('37%')
})

it('lists end with a whole row', () => {
  expect(WHOLE_ROWS).toContain('round(down,100%,20px)')
})
