import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Page } from './Page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A part that asks for something, which `answer` gives it. */
function Part({ name, answer }: { readonly name: string; readonly answer: Promise<string> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer })
  return <p>{data ?? `${name} waits`}</p>
}

function unanswered() {
  let resolve: (text: string) => void = () => undefined
  const promise = new Promise<string>((resolved) => {
    resolve = resolved
  })
  return { promise, resolve: (text: string) => resolve(text) }
}

function show() {
  const first = unanswered()
  const second = unanswered()
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Page title="Markets">
        <Part name="one" answer={first.promise} />
        <Part name="two" answer={second.promise} />
      </Page>
    </QueryClientProvider>,
  )
  const isWaiting = () => container.querySelector('[aria-busy="true"].invisible') !== null
  const hasShape = () => container.querySelector('[aria-hidden="true"] .h-48') !== null
  return { first, second, state: () => [isWaiting(), hasShape()] }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('shows its name and its shape until everything it asked for has come, and then all of it at once', async () => {
  const { first, second, state } = show()
  await pass(50)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Markets')
  expect(state()).toEqual([true, true])
  first.resolve('first figures')
  await pass(50)
  expect(state()).toEqual([true, true])
  second.resolve('second figures')
  await pass(50)
  expect(state()).toEqual([false, false])
  expect(screen.getByText('first figures')).toBeTruthy()
  expect(screen.getByText('second figures')).toBeTruthy()
})

test('shows what has come without what is slow', async () => {
  const { first, state } = show()
  first.resolve('first figures')
  await pass(1_400)
  expect(state()).toEqual([true, true])
  await pass(200)
  expect(state()).toEqual([false, false])
  expect(screen.getByText('first figures')).toBeTruthy()
  expect(screen.getByText('two waits')).toBeTruthy()
})
