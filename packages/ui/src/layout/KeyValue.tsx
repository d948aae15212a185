import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { wordsDirection } from '../numbers/wordsDirection.ts'

export interface KeyValueItem {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
}

export function KeyValue({
  items,
  className,
}: {
  readonly items: readonly KeyValueItem[]
  readonly className?: string
}) {
  return (
    <dl className={clsx('flex flex-col gap-1.5 text-13', className)}>
      {items.map((item) => (
        <div key={item.key} className="flex items-baseline justify-between gap-4 slim:flex-wrap slim:gap-y-0">
          <dt className="text-ink-3">{item.label}</dt>
          <dd className="min-w-0 text-end text-ink-1 slim:ms-auto">
            {/* A text of figures and words keeps its own order beside a label of the other direction. */}
            {typeof item.value === 'string' ? <bdi dir={wordsDirection(item.value)}>{item.value}</bdi> : item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
