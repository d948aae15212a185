import { useEffect, useState, useSyncExternalStore } from 'react'
import { refusalText } from '../api/api.ts'
import { createPreviewFeed, type PreviewState } from './previewFeed.ts'

/** How often an open preview is asked again while the market moves. */
const REFRESH_MS = 2_000

/** A preview that would be refused, its sentence in the reader's language: `problem` and `message`, or `rejection` and `problem`. */
function worded<Preview>(preview: Preview): Preview {
  if (typeof preview !== 'object' || preview === null || !('problem' in preview)) return preview
  const { problem } = preview
  if (typeof problem !== 'string' || problem === '') return preview
  if ('message' in preview) return { ...preview, message: refusalText(problem, String(preview.message)) }
  return 'rejection' in preview ? { ...preview, problem: refusalText(String(preview.rejection), problem) } : preview
}

/** The server's preview of a request: asked after `debounceMs` without a change, and again every `refreshMs` while it is on screen. */
export function usePreview<Request extends object, Preview>(
  request: Request | undefined,
  ask: (request: Request) => Promise<Preview>,
  debounceMs: number,
  refreshMs: number = REFRESH_MS,
): PreviewState<Preview> {
  const [feed] = useState(() => createPreviewFeed(async (wanted: Request) => worded(await ask(wanted)), debounceMs))
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
