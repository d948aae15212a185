import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { onDemand } from './onDemand.tsx'

const Depth = ({ symbol }: { readonly symbol: string }) => <p>depth of {symbol}</p>

/** Loads that fail while there is no network. */
function network() {
  const state = { up: false }
  const load = vi.fn(async () => {
    if (!state.up) throw new TypeError('Failed to fetch dynamically imported module')
    return Depth
  })
  return { state, load }
}

afterEach(cleanup)

it('a part that could not be loaded is tried again by hand, and by itself once the connection is back', async () => {
  const { state, load } = network()
  const Part = onDemand(load)
  const shown = await act(async () => render(<Part symbol="BTCPERP" />))
  expect(screen.getByText('This part could not be loaded.')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(load).toHaveBeenCalledTimes(2)
  state.up = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('depth of BTCPERP')).toBeTruthy()
  shown.unmount()
  render(<Part symbol="ETHPERP" />)
  expect(screen.getByText('depth of ETHPERP')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})
