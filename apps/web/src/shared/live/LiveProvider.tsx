import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { LiveHub } from './liveHub.ts'
import type { LiveTopic } from './liveTopic.ts'
import type { Topic } from './topic.ts'

const LiveContext = createContext<LiveHub | undefined>(undefined)

/** Gives the page its live data and pauses painting while the page is hidden. */
export function LiveProvider({ hub, children }: { readonly hub: LiveHub; readonly children: ReactNode }) {
  useEffect(() => {
    const follow = () => hub.setHidden(document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [hub])
  return <LiveContext value={hub}>{children}</LiveContext>
}

export function useLiveHub(): LiveHub {
  const hub = useContext(LiveContext)
  if (!hub) throw new Error('LiveProvider is missing above this component')
  return hub
}

/** The view; the component renders again when it changes and at no other time. */
export function useView<View>(topic: LiveTopic<View>): View {
  return useSyncExternalStore(topic.subscribe, topic.getView)
}

/** The current value of a topic. */
export function useTopic<View>(topic: Topic<View>): View {
  return useView(useLiveHub().topic(topic))
}
