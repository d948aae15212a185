import { useCallback, useEffect, useState } from 'react'

/** Whole seconds left for a subject, each of which has a deadline of its own; a sleeping tab wakes up at the right second. */
export function useCountdown(subject: string): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map())
  const [now, setNow] = useState(0)
  const left = (deadlines.get(subject) ?? 0) - now
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [isOver])
  const start = useCallback(
    (seconds: number) => {
      const begun = Date.now()
      setNow(begun)
      setDeadlines((before) => new Map(before).set(subject, begun + seconds * 1000))
    },
    [subject],
  )
  return [isOver ? 0 : Math.ceil(left / 1000), start]
}
