import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type OrderState, useForgetChanged } from './useForgetChanged.ts'

const PLACED = { orderNo: '7' }

function watch() {
  const forget = vi.fn()
  const { rerender } = renderHook(
    ({ placed, orders }: { placed: typeof PLACED | undefined; orders: readonly OrderState[] }) =>
      useForgetChanged(placed, orders, forget),
    { initialProps: { placed: PLACED as typeof PLACED | undefined, orders: [] as readonly OrderState[] } },
  )
  return { forget, show: (orders: readonly OrderState[], placed = PLACED) => rerender({ placed, orders }) }
}

describe('what is said of a placed order', () => {
  it('stays while the order has not been listed yet, and while it stands as it was', () => {
    const { forget, show } = watch()
    show([{ orderNo: '6', state: 'a' }])
    show([{ orderNo: '7', state: 'a' }])
    show([
      { orderNo: '7', state: 'a' },
      { orderNo: '8', state: 'b' },
    ])
    expect(forget).not.toHaveBeenCalled()
  })

  it('goes when the order changes, and when it is gone', () => {
    const filled = watch()
    filled.show([{ orderNo: '7', state: 'a' }])
    filled.show([{ orderNo: '7', state: 'b' }])
    expect(filled.forget).toHaveBeenCalledTimes(1)
    const cancelled = watch()
    cancelled.show([{ orderNo: '7', state: 'a' }])
    cancelled.show([])
    expect(cancelled.forget).toHaveBeenCalledTimes(1)
  })

  it('is not taken away by another order', () => {
    const { forget, show } = watch()
    show([{ orderNo: '7', state: 'a' }])
    show([{ orderNo: '7', state: 'a' }], { orderNo: '8' })
    show([], { orderNo: '8' })
    expect(forget).not.toHaveBeenCalled()
  })
})
