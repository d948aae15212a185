/** What a page told of its own loading, times in ms. */
export interface Loading {
  /** When the largest content was painted. */
  readonly paint: number
  /** How far what stood there already moved, as browsers count it, all together. */
  readonly shift: number
  /** What tasks took beyond 50 ms each, from the first paint with content on. */
  readonly blocked: number
  /** KiB as they were sent. */
  readonly script: number
}

interface Task {
  readonly began: number
  readonly ended: number
}

interface Watched {
  firstPaint: number
  paint: number
  shift: number
  readonly tasks: Task[]
  /** From what a person did to what it painted, in steps of 8 ms; what took less than 16 ms is not told. */
  delays: number[]
}

type Page = typeof globalThis & { watched: Watched }

/** Runs in the page, before anything of it. */
export function watch(): void {
  const watched: Watched = { firstPaint: Infinity, paint: 0, shift: 0, tasks: [], delays: [] }
  Object.assign(globalThis, { watched })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.paint = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ began: startTime, ended: startTime + duration })
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.shift += value
  })
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number }
    if (interactionId > 0) watched.delays.push(duration)
  })
}

/** Runs in the page. */
export function tellLoading(): Loading {
  const { firstPaint, paint, shift, tasks } = (globalThis as Page).watched
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    paint,
    shift,
    blocked: tasks.reduce((sum, { began, ended }) => sum + Math.max(0, ended - Math.max(began, firstPaint) - 50), 0),
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_024,
  }
}

/** Runs in the page: the longest delay since the page was last asked, ms. */
export function tellLongestDelay(): number {
  const { watched } = globalThis as Page
  const longest = Math.max(0, ...watched.delays)
  watched.delays = []
  return longest
}
