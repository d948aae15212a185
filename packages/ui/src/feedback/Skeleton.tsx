import { clsx } from 'clsx'

/** The final shape in grey; appears after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('skeleton block max-w-full rounded-control bg-surface-3', className)} />
  )
}
