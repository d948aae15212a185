import type { ReactNode } from 'react'

export interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: string
}

/** Two related facts in one cell: two columns would not fit beside the menu. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className="flex flex-col whitespace-nowrap">
      <span className="max-w-64 truncate font-medium">{first}</span>
      <span className="text-12 text-ink-3">{second}</span>
    </span>
  )
}
