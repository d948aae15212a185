import { Panel, Skeleton } from '@touchstone/ui'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The places of a cycle while it is asked for: heading and button, seven days, the line below, the conditions. */
export function SignWaiting() {
  return (
    <>
      <Panel className="flex flex-col gap-5 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-9 w-28" />
        </div>
        <div className="grid grid-cols-7 slim:grid-cols-3 slim:gap-2 slim:max-[419px]:grid-cols-2 gap-3">
          {DAYS.map((day) => (
            <Skeleton key={day} className="h-44 opacity-40" />
          ))}
        </div>
        <Skeleton className="h-4 w-96" />
      </Panel>
      <Panel className="p-5">
        <Skeleton className="h-40 opacity-40" />
      </Panel>
    </>
  )
}
