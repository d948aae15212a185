import { useEffect, useRef } from 'react'

/** An open order as it stands; another text is another state of it. */
export interface OrderState {
  readonly orderNo: string
  readonly state: string
}

/**
 * The result of a placed order leaves the ticket once the order has changed since: filled further, amended or cancelled, from any
 * place.
 */
export function useForgetChanged(
  placed: { readonly orderNo: string } | undefined,
  orders: readonly OrderState[] | undefined,
  forget: () => void,
): void {
  const seen = useRef<OrderState>(undefined)
  useEffect(() => {
    if (seen.current?.orderNo !== placed?.orderNo) seen.current = undefined
    const now = placed && orders?.find(({ orderNo }) => orderNo === placed.orderNo)
    const before = seen.current
    if (now) seen.current = now
    if (before && before.state !== now?.state) forget()
  }, [placed, orders, forget])
}
