import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TerminalTabs } from './TerminalTabs.tsx'

afterEach(cleanup)

it('holds what is placed absolutely in its areas, so that it scrolls with them and does not lengthen the page', () => {
  render(<TerminalTabs header="header" chart="chart" form="form" bottom={<span className="sr-only">loss</span>} />)
  let scroller = screen.getByText('loss').parentElement
  while (scroller && !scroller.classList.contains('overflow-y-auto')) scroller = scroller.parentElement
  expect(scroller?.classList.contains('relative')).toBe(true)
})
