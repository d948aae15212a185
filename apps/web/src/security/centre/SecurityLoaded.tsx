import { Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { type Security, useSecurity } from '../acts/useSecurity.ts'

export interface SecurityLoadedProps {
  readonly children: (security: Security) => ReactNode
  /** Fields of the form that is waited for; 0: the security centre. */
  readonly fields?: number
}

/** Shows its content once it is known how the account is protected. */
export function SecurityLoaded({ children, fields = 0 }: SecurityLoadedProps) {
  const isForm = fields > 0
  return (
    // A form stands in a panel already; the centre is many.
    <Loaded
      answer={useSecurity()}
      framed={!isForm}
      waiting={isForm ? <FormSkeleton fields={fields} /> : <CentreSkeleton />}
    >
      {children}
    </Loaded>
  )
}

function CentreSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {['h-28', 'h-64', 'h-40'].map((height) => (
        <Skeleton key={height} className={`${height} w-full`} />
      ))}
    </div>
  )
}

/** Labels, fields and a button. */
function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className="flex flex-col gap-5">
      {Array.from({ length: fields }, (_, index) => `field ${index}`).map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
