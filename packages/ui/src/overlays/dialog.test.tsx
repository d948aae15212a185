import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button, Dialog } from '../index.ts'

/** As browsers do: the first control takes the focus, whatever had it before. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('button, input')?.focus()
  }
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

/** A page that takes its dialog away instead of closing it. */
function Page({ asksFor }: { readonly asksFor: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {open && (
        <Dialog
          open
          title="Edit"
          closeLabel="Leave"
          onClose={() => setOpen(false)}
          actions={<Button autoFocus={asksFor}>Save</Button>}
        >
          <input aria-label="Price" />
        </Dialog>
      )}
    </>
  )
}

function opened(asksFor: boolean): HTMLElement {
  render(<Page asksFor={asksFor} />)
  const opener = screen.getByRole('button', { name: 'Edit' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

it('begins at its first control, not at the way out', () => {
  opened(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
})

it('begins at the control that asks for it', () => {
  opened(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

it('gives the focus back to what opened it', () => {
  const opener = opened(true)
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
