import { useCallback, useEffect, useState } from 'react'

/** Whole seconds left until a deadline; a sleeping tab wakes up at the right second. */
export function useCountdown(): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [deadline, setDeadline] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (deadline === 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left === 0) setDeadline(0)
    }, 250)
    return () => clearInterval(timer)
  }, [deadline])
  const start = useCallback((seconds: number) => {
    setSecondsLeft(seconds)
    setDeadline(Date.now() + seconds * 1000)
  }, [])
  return [secondsLeft, start]
}
