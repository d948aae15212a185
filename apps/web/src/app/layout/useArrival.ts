import { useEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { usePageTitle } from '../../shared/site/pageTitle.ts'
import { featureTexts } from '../routes/featureTexts.ts'

/** A screen's chunk may arrive after the navigation; its heading is waited for this long. */
const HEADING_WAIT_MS = 3_000

/** After a navigation: names the page in the tab and moves the focus to its heading, which reads it out. */
export function useArrival(path: string, title: string | undefined): void {
  const t = useTexts(featureTexts)
  usePageTitle(title ? t(title) : '')
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion, not an input
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    return focusHeading()
  }, [path])
}

function focusHeading(): () => void {
  const content = document.getElementById('content')
  if (!content) return () => undefined
  const focus = () => {
    const heading = content.querySelector<HTMLElement>('h1')
    if (!heading) return false
    const busy = document.activeElement
    if (busy && content.contains(busy) && busy !== content && busy.matches('input, select, textarea')) return true
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(content, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
