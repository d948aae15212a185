export interface KeyListProps {
  /** Each key and what it does. */
  readonly keys: readonly (readonly [key: string, act: string])[]
}

/** Which key does what. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-13">
      {keys.map(([key, act]) => (
        <div key={act} className="contents">
          <dt>
            <kbd className="rounded-control border border-line bg-surface-2 px-1.5 py-0.5 text-12 text-ink-1">
              {key}
            </kbd>
          </dt>
          <dd className="text-ink-2">{act}</dd>
        </div>
      ))}
    </dl>
  )
}
