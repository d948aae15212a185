import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Mark } from './Mark.tsx'

afterEach(cleanup)

it('the mark keeps its size beside a long name', () => {
  const { container } = render(<Mark size={20} />)
  const mark = container.querySelector('svg')
  expect([mark?.getAttribute('width'), mark?.classList.contains('shrink-0')]).toEqual(['20', true])
})
