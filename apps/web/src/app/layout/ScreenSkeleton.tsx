import { Skeleton } from '@touchstone/ui'

export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto flex w-[1200px] flex-col gap-4 py-10 narrow:w-auto narrow:px-4">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-4 w-[480px] max-w-full" />
      <Skeleton className="mt-6 h-80 w-full" />
    </div>
  )
}
