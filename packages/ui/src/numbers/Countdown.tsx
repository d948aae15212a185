import { useEffect, useState } from 'react'
import { Num } from './Numbers.tsx'

/** "01:02:03"; never negative. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

export interface CountdownProps {
  /** UTC milliseconds. */
  readonly until: number
  readonly now?: () => number
  readonly onEnd?: () => void
}

export function Countdown({ until, now = Date.now, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => until - now())
  useEffect(() => {
    const timer = setInterval(() => {
      const remaining = until - now()
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 250)
    return () => clearInterval(timer)
  }, [until, now, onEnd])
  return <Num>{clockText(left)}</Num>
}
