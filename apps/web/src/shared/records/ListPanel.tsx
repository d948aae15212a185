import { Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'

/** A list under its name and how many rows it has, with one act for all of it. */
export function ListPanel(props: {
  readonly title: string
  /** Undefined while loading. */
  readonly count: number | undefined
  readonly act?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Panel className="overflow-hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">
          {props.title} <span className="num ms-1 font-normal text-ink-3">{props.count ?? ''}</span>
        </h2>
        {props.act}
      </div>
      {/* As high as the sentence and the link of an empty list, so that lists below stay where they are while this one loads. */}
      <div className="min-h-[205px] relative overflow-x-auto [scrollbar-width:thin]">{props.children}</div>
    </Panel>
  )
}
