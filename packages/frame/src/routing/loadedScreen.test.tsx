import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadedScreen } from './loadedScreen.tsx'

const Assets = () => <h1>Assets</h1>
/** What Chrome says when a part of the app can't be fetched. */
const GONE = new TypeError('Failed to fetch dynamically imported module: http://exchange.invalid/Assets.js')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a screen that can’t be loaded says so and stays, and is loaded when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Assets>>()
    .mockRejectedValueOnce(GONE)
    .mockRejectedValueOnce(GONE)
    .mockResolvedValue(Assets)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Markets</h1> }),
      createRoute({ getParentRoute: () => root, path: '/assets', ...loadedScreen(load) }),
    ]),
    history: createMemoryHistory(),
    defaultErrorComponent: ({ reset }) => (
      <button type="button" onClick={reset}>
        Try again
      </button>
    ),
  })
  render(<RouterProvider router={router} />)
  await screen.findByText('Markets')
  await act(() => router.navigate({ to: '/assets' }))
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(await screen.findByText('Assets')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})
