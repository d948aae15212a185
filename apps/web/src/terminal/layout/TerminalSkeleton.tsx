import { Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'

/** The shape of a terminal while its market is loading. */
export function TerminalSkeleton({ label, book = true }: { readonly label: string; readonly book?: boolean }) {
  return (
    <div
      role="status"
      aria-label={label}
      className={clsx(
        'grid h-full min-h-[640px] grid-rows-[56px_minmax(0,1fr)_220px] gap-px bg-line',
        'slim:flex slim:flex-col',
        book ? 'grid-cols-[minmax(0,1fr)_296px_320px]' : 'grid-cols-[minmax(0,1fr)_360px]',
      )}
    >
      <div className="col-span-full flex items-center gap-6 bg-surface-1 px-4">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-6 w-96" />
      </div>
      <div className="bg-surface-1 p-4 slim:h-96">
        <Skeleton className="h-full w-full opacity-40" />
      </div>
      {book && (
        <div className="bg-surface-1 p-3 slim:hidden">
          <Skeleton className="h-full w-full opacity-40" />
        </div>
      )}
      <div className="row-span-2 bg-surface-1 p-4 slim:hidden">
        <Skeleton className="h-2/3 w-full opacity-40" />
      </div>
      <div className={clsx('bg-surface-1', book && 'col-span-2')} />
    </div>
  )
}
