import { type RefObject, useEffect, useState } from 'react'

/** The element over the whole screen, where the browser can do it. */
export function useFullScreen(host: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === host.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [host])
  const turn = () => void (full ? document.exitFullscreen() : host.current?.requestFullscreen())
  return { full, turn: document.fullscreenEnabled ? turn : undefined }
}
