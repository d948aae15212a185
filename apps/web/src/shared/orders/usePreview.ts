import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPreviewFeed, type PreviewState } from './previewFeed.ts'

/** How often an open preview is asked again while the market moves. */
const REFRESH_MS = 2_000

/** The server's preview of a request: asked after `debounceMs` without a change, and again every `refreshMs` while it is on screen. */
export function usePreview<Request extends object, Preview>(
  request: Request | undefined,
  ask: (request: Request) => Promise<Preview>,
  debounceMs: number,
  refreshMs: number = REFRESH_MS,
): PreviewState<Preview> {
  const [feed] = useState(() => createPreviewFeed(ask, debounceMs))
  useEffect(() => feed.want(request))
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) feed.refresh()
    }, refreshMs)
    return () => {
      clearInterval(timer)
      feed.want(undefined)
    }
  }, [feed, refreshMs])
  return useSyncExternalStore(feed.subscribe, feed.getState)
}
