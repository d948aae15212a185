import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TicketFrame } from './TicketFrame.tsx'

afterEach(cleanup)

it('the button stands below words of one height, outside of what scrolls, so that it moves with neither', () => {
  render(
    <TicketFrame
      label="order"
      form={createRef<HTMLFormElement>()}
      onSubmit={() => undefined}
      words={<p>words</p>}
      button={<button type="submit">send</button>}
    >
      <p>fields</p>
    </TicketFrame>,
  )
  const foot = screen.getByRole('button').parentElement
  expect(screen.getByText('words').parentElement?.classList).toContain('h-20')
  expect(foot?.classList).toContain('shrink-0')
  expect(foot?.contains(screen.getByText('fields'))).toBe(false)
})
